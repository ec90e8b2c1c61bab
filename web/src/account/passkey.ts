/** Passkeys: what the server asks, put to the browser, and its answer in JSON. Bytes are base64url on the way. */

export type Options = Record<string, unknown> & { challenge: string };

export interface Credential {
  id: string;
  rawId: string;
  type: string;
  response: Record<string, string | string[] | null>;
  clientExtensionResults: object;
}

/** There is no passkey; `key` of the sentence that says why, null if the person has just thought better of it. */
export class PasskeyError extends Error {
  constructor(readonly key: string | null) {
    super(key ?? "given up");
  }
}

/** Whether this page can have any: they belong to names, and to pages nobody could have changed on the way. */
export function possible(): boolean {
  return isSecureContext && "credentials" in navigator && "PublicKeyCredential" in window && !/^(\d+\.){3}\d+$|^\[/.test(location.hostname);
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Named {
  id: string;
  type: "public-key";
}

const named = (list: unknown): PublicKeyCredentialDescriptor[] => ((list ?? []) as Named[]).map(({ id, type }) => ({ id: bytes(id), type }));

/** Make one. */
export async function create(options: Options): Promise<Credential> {
  const user = options["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: named(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await patiently(() => navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return told(made, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) });
}

/** Use one. */
export async function answer(options: Options): Promise<Credential> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: named(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = await patiently(() => navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return told(used, {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: userHandle && text(userHandle),
  });
}

function told(credential: PublicKeyCredential, response: Credential["response"]): Credential {
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response, clientExtensionResults: {} };
}

async function patiently(ask: () => Promise<globalThis.Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential === null) throw new PasskeyError(null);
    return credential as PublicKeyCredential;
  } catch (error) {
    if (error instanceof PasskeyError) throw error;
    const name = error instanceof DOMException ? error.name : "";
    // Browsers do not tell whether a person said no or had no passkey to show.
    if (name === "NotAllowedError" || name === "AbortError") throw new PasskeyError(null);
    throw new PasskeyError(name === "InvalidStateError" ? "error-passkey-there" : "error-passkey-failed");
  }
}
