// creates the contracts in the SDK's package: a file per service and an index of all calls
import { mkdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { getEnglishSummary, loadService } from '@jwsk/codegen/generate'
import { listContractFiles } from '../../openapi/list-contract-files.mjs'
import { bundleContract } from './bundle-contract.mjs'

const services = () => listContractFiles().filter((file) => basename(file) !== 'shared.yaml')

/** Describes a call for the index; the English summary derives from its key. */
const describeOperations = (service) => (operation) => {
  const { id, method, path, permissions, summary } = operation
  return {
    key: id,
    service,
    method,
    path,
    permission: permissions,
    summary: { 'zh-cn': summary, en: getEnglishSummary(operation) },
  }
}

/** Creates the index of every call of every service, in the order of the contracts. */
export async function createOperationIndex() {
  const loaded = await Promise.all(services().map(loadService))
  return loaded.flatMap(({ name, operations }) => operations.map(describeOperations(name)))
}

/** Creates the contents by file name below the package's `dist`. */
export async function createContractContents() {
  const whole = services().map((file) => [`openapi/${basename(file, '.yaml')}.json`, bundleContract(file)])
  return new Map([...whole, ['operations.json', await createOperationIndex()]])
}

export async function writeContracts(dist) {
  await mkdir(`${dist}/openapi`, { recursive: true })
  for (const [name, content] of await createContractContents()) await writeFile(`${dist}/${name}`, JSON.stringify(content))
}
