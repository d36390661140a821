// imports the modules that it is given, in turn and each from its folder; before what each prints stands its name
import { dirname } from 'node:path'

for (const file of process.argv.slice(2)) {
  process.stdout.write(`\u0001${file}\u0002`)
  process.chdir(dirname(file))
  await import(file).catch((error) => process.stdout.write(`${error.stack}\n`))
}
