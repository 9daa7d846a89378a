import { describe, expect, it } from 'vitest';
import { deviceName } from './devicename.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

describe('the name of a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome · Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/126.0`, 'Edge · Windows'],
    [`Mozilla/5.0 (Linux; Android 14) ${chrome}`, 'Chrome · Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', 'Safari · iPhone'],
    ['ludoteca/1.0 (linux)', 'Ludoteca'],
    ['curl/8', null],
    ['', null],
  ])('%s', (agent, name) => expect(deviceName(agent)).toBe(name));
});
