import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Browser, check, WrongAnswer } from '../support/graphql.ts';
import { siteOperation } from '../support/site-operations.ts';
import { addressOf, type Visitor } from './crowd.ts';
import { model } from './model.ts';
import { browserOf, type Scene } from './scene.ts';

/** A device sends what was not acknowledged again after so long, milliseconds (decision 0019). */
const AGAIN_MS = 5000;
/** After so many tries the simulation gives up; the device would not. */
const TRIES = 24;

interface Scan {
  id: string;
  code: string;
  door: string;
  scannedAt: number;
}

/** The devices at the doors, which scan passes. */
export function doors(scene: Scene) {
  const devices = Array.from({ length: model.doorDevices.value }, (_, index): Browser => {
    const browser = browserOf(scene, { from: addressOf(11, index) });
    browser.cookies.set('console', scene.crowd.door.token);
    return browser;
  });

  async function send(device: Browser, name: string, scan: Scan, visitor: Visitor): Promise<void> {
    const { checkIn } = await ask<{
      checkIn: { answers: { id: string; result: string }[]; errors: { message: string }[] };
    }>(device, siteOperation('CheckIn'), { input: { device: name, sentAt: Date.now(), scans: [scan] } });
    const [answer] = checkIn.answers;
    check(answer?.id === scan.id, `the scan was answered with ${JSON.stringify(checkIn.errors)}`);
    if (answer.result !== 'IN') throw new WrongAnswer(`${visitor.pass} came in as ${answer.result}`);
    scene.ledger.note('checkIn', visitor.pass);
  }

  return {
    /** Scans a pass that was not scanned before; it is sent until it is acknowledged. */
    async scan(dueAt: number, index: number): Promise<void> {
      const visitor = scene.crowd.visitors[scene.crowd.visitors.length - 1 - index];
      const number = index % devices.length;
      const device = devices[number];
      // Everybody is in.
      if (!visitor || !device) return scene.meter.leftOut('check-in');
      const scan = {
        id: randomUUID(),
        code: visitor.pass,
        door: `Door ${number % 6}`,
        scannedAt: Date.now(),
      };
      let due = dueAt;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const sent = await scene.meter.step('check-in', due, async () => {
          await send(device, `Device ${number}`, scan, visitor);
          return true;
        });
        if (sent) return;
        await wait(AGAIN_MS);
        due = performance.now();
      }
    },
    close: (): void => devices.forEach(({ agent }) => agent.destroy()),
  };
}
