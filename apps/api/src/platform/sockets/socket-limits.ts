/** Limits of one WebSocket and of all WebSockets of one IP address. In addition, each message costs one request of its sender's budget. */
export const SOCKET_LIMITS = {
  /** Bytes of one message; the document of a subscription is short. */
  message: 16 * 1024,
  /** Connections of one process, and of one address among them. */
  connections: 1000,
  connectionsOfAddress: 30,
  /** Milliseconds within which connection_init must arrive. */
  init: 10_000,
  /** Number of open subscriptions per connection. */
  operations: 10,
  /** Number of messages that can wait while an earlier one is handled. */
  waiting: 50,
  /** Milliseconds between two pings. */
  keepAlive: 15_000,
} as const;

/** Codes and reasons for closing a connection, from the protocol graphql-transport-ws and from WebSocket itself. */
export const CLOSE = {
  invalidMessage: [4400, 'Invalid message'],
  forbidden: [4403, 'Forbidden'],
  initTimeout: [4408, 'Connection initialisation timeout'],
  tooManyRequests: [4429, 'Too many requests'],
  tooManyInits: [4429, 'Too many initialisation requests'],
  tryLater: [1013, 'Try Again Later'],
} as const;
export type CloseReason = (typeof CLOSE)[keyof typeof CLOSE];
