export const FONTS: string;
export function makeFonts(): Promise<void>;
