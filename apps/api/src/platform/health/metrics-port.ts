import type { Server } from 'node:http';
import { Metrics, serveMetrics } from '#muster/metrics';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config.js';
import { Readiness } from './readiness.js';

/** Serves the metrics at a port of their own, if the operator has set one. */
@Injectable()
export class MetricsPort implements OnApplicationBootstrap, OnApplicationShutdown {
  #server: Server | null = null;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.config;
    if (metricsPort === null) return;
    this.#server = await serveMetrics({ metrics: this.metrics, state: () => this.readiness.state() }, metricsPort, host);
  }

  onApplicationShutdown(): void {
    this.#server?.close();
  }
}
