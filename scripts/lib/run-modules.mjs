// imports the given modules in order, each from its folder; prefixes the output of each with its name
import { dirname } from 'node:path'

for (const file of process.argv.slice(2)) {
  process.stdout.write(`\u0001${file}\u0002`)
  process.chdir(dirname(file))
  await import(file).catch((error) => process.stdout.write(`${error.stack}\n`))
}
