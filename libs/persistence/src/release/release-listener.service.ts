import { Injectable } from '@nestjs/common';
import { DatabaseListener } from '../notifications/database-listener.service.js';

/** Hears that a release was published, withdrawn, edited or discarded by any process. A trigger announces it. */
@Injectable()
export class ReleaseListener {
  constructor(private readonly listener: DatabaseListener) {}

  /** Returns the function that stops it. */
  onChange(heard: () => void): () => void {
    return this.listener.on('muster_releases', heard);
  }
}
