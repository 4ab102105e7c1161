import { Injectable } from '@nestjs/common';
import { DatabaseListener } from '../notifications/database-listener.service.js';

/** Reports when any process publishes, withdraws, edits or discards a release. A trigger sends the notification. */
@Injectable()
export class ReleaseListener {
  constructor(private readonly listener: DatabaseListener) {}

  /** Returns a function that removes the listener. */
  onChange(heard: () => void): () => void {
    return this.listener.on('muster_releases', heard);
  }
}
