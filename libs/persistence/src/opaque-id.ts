/** The id by which the outside names something stored: its type and its parts. It tells nothing that its reader may not know. */
export const opaqueId = (type: string, ...parts: readonly string[]): string =>
  Buffer.from([type, ...parts.map(encodeURIComponent)].join(':')).toString('base64url');
