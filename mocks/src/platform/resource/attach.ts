import { attach } from '@jwsk/sdk/resource'
import { crud } from '../../engine/crud'
import { defineTable } from '../../engine/world/world'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { type AuditedTenantRow, assignTenant, createTenantColumns } from '../audited-row'
import { fileSeeds, getExtension } from './file-seeds'
import { getDomain, getLink, mainBucket } from './stored-file'

export interface AttachRow extends AuditedTenantRow {
  /** URL of the file; `''` for files of the platform's store, because their URL depends on the caller's origin. */
  readonly link: string
  readonly domainUrl: string
  readonly bucket: string
  readonly name: string
  readonly originalName: string
  readonly extension: string
  readonly attachSize: number
}

export const attachTable = defineTable<AttachRow>('attach', (world) => {
  const columns = createTenantColumns(world, 'attach')
  return fileSeeds.map(({ originalName, name, text, days }, index) => ({
    link: '',
    domainUrl: '',
    bucket: mainBucket,
    name,
    originalName,
    extension: getExtension(originalName),
    attachSize: new TextEncoder().encode(text).length,
    ...columns(index, days),
  }))
})

export const attachMocks = crud(attach, attachTable, {
  visible: isVisibleToCaller,
  view: ({ bucket, ...row }, { origin }) =>
    bucket === '' ? row : { ...row, domainUrl: getDomain(origin, bucket), link: getLink(origin, bucket, row.name) },
  beforeSave: (row, call, before) => {
    // a URL entered by a user points to another store
    const isStoredHere = before?.bucket && getLink(call.origin, before.bucket, row.name) === row.link
    return { ...assignTenant(row, call, before), bucket: isStoredHere ? before.bucket : '' }
  },
})
