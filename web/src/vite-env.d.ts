/// <reference types="vite/client" />
declare module "*.toml" {
  const value: unknown;
  export default value;
}
