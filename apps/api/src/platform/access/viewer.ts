/** Who asks. */
export type Viewer = { readonly kind: 'anyone' } | { readonly kind: 'administrator'; readonly name: string };

export const ANYONE: Viewer = { kind: 'anyone' };
