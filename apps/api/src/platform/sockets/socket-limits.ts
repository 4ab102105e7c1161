/** What one WebSocket, and all those of one address, may ask for. A message costs its sender's budget one request besides. */
export const SOCKET_LIMITS = {
  /** Bytes of one message: a subscription's document is short. */
  message: 16 * 1024,
  /** Connections of one process, and of one address among them. */
  connections: 1000,
  connectionsOfAddress: 30,
  /** Milliseconds within which connection_init must come. */
  init: 10_000,
  /** Subscriptions that one connection may have open. */
  operations: 10,
  /** Messages that wait while an earlier one is looked at. */
  waiting: 50,
  /** Milliseconds between two pings. */
  keepAlive: 15_000,
} as const;

/** Why a connection is closed: codes and reasons of the protocol graphql-transport-ws, and of WebSocket itself. */
export const CLOSE = {
  invalidMessage: [4400, 'Invalid message'],
  forbidden: [4403, 'Forbidden'],
  initTimeout: [4408, 'Connection initialisation timeout'],
  tooManyRequests: [4429, 'Too many requests'],
  tooManyInits: [4429, 'Too many initialisation requests'],
  tryLater: [1013, 'Try Again Later'],
} as const;
export type CloseReason = (typeof CLOSE)[keyof typeof CLOSE];
