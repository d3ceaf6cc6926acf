// Decoders of gzip that partners may use, each as a program that unpacks a file to its standard output.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const JAVA = `import java.io.*; import java.net.*; import java.util.zip.*;
public class Unpack { public static void main(String[] args) throws IOException {
  new GZIPInputStream(new URL(args[0]).openStream()).transferTo(System.out); System.out.flush(); } }`;
const GO = `package main
import ("compress/gzip"; "io"; "os")
func main() {
  file, err := os.Open(os.Args[1]); if err != nil { panic(err) }
  reader, err := gzip.NewReader(file); if err != nil { panic(err) }
  if _, err := io.Copy(os.Stdout, reader); err != nil { panic(err) }
}`;

/** @typedef {{ file: string, folder: string, slowUrl: string, encodedUrl: string }} Source */
/** @typedef {{ name: string, command: string, args: (source: Source) => string[] }} Decoder */

const code = (folder, name, text) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

/** @type {Decoder[]} */
export const DECODERS = [
  { name: 'GNU gzip', command: 'gzip', args: ({ file }) => ['-dc', file] },
  { name: 'busybox', command: 'busybox', args: ({ file }) => ['gzip', '-dc', file] },
  {
    name: 'curl --compressed',
    command: 'curl',
    args: ({ encodedUrl }) => ['-sS', '--compressed', encodedUrl],
  },
  {
    name: 'Python gzip',
    command: 'python3',
    args: ({ file }) => [
      '-c',
      'import gzip,sys;sys.stdout.buffer.write(gzip.open(sys.argv[1]).read())',
      file,
    ],
  },
  {
    name: 'Python zlib.decompress',
    command: 'python3',
    args: ({ file }) => [
      '-c',
      'import zlib,sys;sys.stdout.buffer.write(zlib.decompress(open(sys.argv[1],"rb").read(),31))',
      file,
    ],
  },
  {
    name: 'Perl gunzip',
    command: 'perl',
    args: ({ file }) => ['-MIO::Uncompress::Gunzip=gunzip', '-e', 'gunzip $ARGV[0] => "-" or die', file],
  },
  {
    name: 'PHP gzdecode',
    command: 'php',
    args: ({ file }) => [
      '-d',
      'memory_limit=-1',
      '-r',
      'echo gzdecode(file_get_contents($argv[1]));',
      '--',
      file,
    ],
  },
  {
    name: 'PHP gzopen',
    command: 'php',
    args: ({ file }) => ['-r', '$f=gzopen($argv[1],"r");while(!gzeof($f))echo gzread($f,65536);', '--', file],
  },
  {
    name: 'Ruby Zlib.gunzip',
    command: 'ruby',
    args: ({ file }) => ['-rzlib', '-e', '$stdout.binmode.write Zlib.gunzip(File.binread(ARGV[0]))', file],
  },
  {
    name: 'Ruby GzipReader#read',
    command: 'ruby',
    args: ({ file }) => [
      '-rzlib',
      '-e',
      '$stdout.binmode.write Zlib::GzipReader.open(ARGV[0]) { |reader| reader.read }',
      file,
    ],
  },
  {
    name: 'Java GZIPInputStream, slow HTTP',
    command: 'java',
    args: ({ folder, slowUrl }) => [code(folder, 'Unpack.java', JAVA), slowUrl],
  },
  {
    name: 'Go compress/gzip',
    command: 'go',
    args: ({ folder, file }) => ['run', code(folder, 'main.go', GO), file],
  },
];

const hasCommand = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Number of line feeds and SHA-256 of what a program writes, and its exit code. */
async function output(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const hash = createHash('sha256');
  let lines = 0;
  const ended = new Promise((resolve) => child.on('close', resolve));
  for await (const chunk of child.stdout) {
    hash.update(chunk);
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { lines, sha256: hash.digest('hex'), exitCode: await ended };
}

/** Serves the file: at `/slow` in eight pieces with a pause between them, at `/encoded` as the coding of a text. */
async function serve(file) {
  const content = fs.readFileSync(file);
  const server = http.createServer(async (request, response) => {
    if (request.url === '/encoded') response.setHeader('content-encoding', 'gzip');
    const size = Math.ceil(content.length / 8);
    for (let start = 0; start < content.length; start += size) {
      response.write(content.subarray(start, start + size));
      if (request.url === '/slow') await wait(200);
    }
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

/**
 * Unpacks a file with each decoder that this machine has.
 * @param {string} file the export, compressed
 * @param {(result: { name: string, lines?: number, sha256?: string, exitCode?: number }) => void} tell called for each
 *   decoder; without `lines` where the machine lacks it
 */
export async function tryDecoders(file, tell) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-decoders-'));
  const { server, url } = await serve(file);
  const source = { file, folder, slowUrl: `${url}/slow`, encodedUrl: `${url}/encoded` };
  try {
    for (const { name, command, args } of DECODERS) {
      tell(hasCommand(command) ? { name, ...(await output(command, args(source))) } : { name });
    }
  } finally {
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
