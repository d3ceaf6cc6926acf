import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../lib/paths.mjs';

const textOf = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const { services, networks, volumes } = parse(textOf('docker-compose.yml'), { merge: true });
/** Servers that only read what is measured. */
const monitors = ['prometheus', 'grafana', 'database-exporter', 'probe'];
const named = (pattern) => Object.entries(services).filter(([name]) => pattern.test(name));

describe('docker-compose.yml', () => {
  it('publishes the edge and nothing else; what is measured, to this machine alone', () => {
    const published = Object.keys(services).filter((name) => services[name].ports);
    expect(published).toEqual(['edge', 'prometheus', 'grafana']);
    for (const name of ['prometheus', 'grafana'])
      for (const port of services[name].ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('starts the monitoring only where it is asked for, and scrapes servers that there are', () => {
    const { scrape_configs: jobs } = parse(textOf('docker/observability/prometheus.yml'));
    const targets = jobs.flatMap(({ static_configs: [{ targets: those }] }) => those);
    expect(targets).toHaveLength(6);
    for (const target of targets) expect(services, target).toHaveProperty([target.split(':')[0]]);
    const ports = ['gateway', 'backend'].map(
      (name) => /METRICS_PORT=(\d+)/.exec(textOf(`docker/env/${name}.env.example`))?.[1],
    );
    expect(ports).toEqual(['9464', '9464']);
    for (const name of monitors) expect(services[name].profiles).toEqual(['observability']);
  });

  it('gives the edge no way to the REST service, and the gateways none to the database', () => {
    const inNetwork = (network) =>
      Object.keys(services).filter(
        (name) => !monitors.includes(name) && services[name].networks.includes(network),
      );
    expect(inNetwork('rest')).toEqual(['backend-1', 'backend-2', 'rest-balancer', 'gateway-1', 'gateway-2']);
    expect(inNetwork('site')).toEqual(['gateway-1', 'gateway-2', 'edge']);
    expect(inNetwork('data')).toEqual(['database', 'backend-1', 'backend-2']);
    for (const name of ['rest', 'site', 'data']) expect(networks[name], name).toEqual({ internal: true });
  });

  it('does not start without the secret of gateways and backends, a site and a version', () => {
    for (const [name, { environment, image }] of named(/^(backend|gateway)-/)) {
      for (const variable of ['GATEWAY_SECRET', 'SITE_ORIGIN'])
        expect(environment[variable], name).toMatch(new RegExp(`^\\$\\{${variable}:\\?`));
      expect(image, name).toMatch(/^wirefair-\w+:\$\{WIREFAIR_VERSION:\?/);
    }
  });

  it('gives the template of nginx all that it asks for', () => {
    const template = textOf('docker/nginx/templates/settings.conf.template');
    const asked = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(3);
    for (const name of asked) expect(services.edge.environment, name).toHaveProperty(name);
  });

  it('lets servers drain for longer than nginx leaves one alone, and for less than their time to stop', () => {
    for (const [name, { environment, stop_grace_period: patience }] of named(/^(backend|gateway)-/)) {
      const kind = `${name.split('-')[0]}s.conf`;
      const alone = [...textOf(`docker/nginx/servers/${kind}`).matchAll(/fail_timeout=(\d+)s/g)].map(
        ([, seconds]) => Number(seconds),
      );
      expect(alone).toHaveLength(2);
      expect(Number(environment.DRAIN_MS)).toBeGreaterThan(Math.max(...alone) * 1000);
      // By then nginx has closed the connections that it does not use, so that the server closes none under a request.
      const [, unused] = /keepalive_timeout (\d+)s;/.exec(textOf(`docker/nginx/parts/${kind}`)) ?? [];
      expect(Number(environment.DRAIN_MS)).toBeGreaterThan(Number(unused) * 1000);
      expect(Number(environment.DRAIN_MS)).toBeLessThanOrEqual(5000);
      // As the set-up by hand has it (scripts/lib/large-set-up/servers.mjs).
      expect([environment.STOP_MS, patience]).toEqual(['120000', '130s']);
    }
  });

  it('names files and volumes that are there', () => {
    for (const [name, { build, volumes: mounted = [] }] of Object.entries(services)) {
      if (build) expect(fs.existsSync(path.join(ROOT, build.dockerfile)), name).toBe(true);
      for (const mount of mounted) {
        const [from] = mount.split(':');
        const isThere = from.startsWith('./') ? fs.existsSync(path.join(ROOT, from)) : from in volumes;
        expect(isThere, mount).toBe(true);
      }
    }
  });
});
