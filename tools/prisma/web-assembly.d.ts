// The one part of the WebAssembly interface used here; Node's typings leave it to the browser's.
declare namespace WebAssembly {
  interface Exports {
    readonly __wbindgen_start: () => void;
  }
  function instantiate(
    code: Uint8Array,
    imports: Readonly<Record<string, object>>,
  ): Promise<{ readonly instance: { readonly exports: Exports } }>;
}
