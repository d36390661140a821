import { camera } from './areas/camera'
import { content } from './areas/content'
import { facility } from './areas/facility'
import { invoice } from './areas/invoice'
import { member } from './areas/member'
import { ota } from './areas/ota'
import { parking } from './areas/parking'
import { partner } from './areas/partner'
import { product } from './areas/product'
import { property } from './areas/property'
import { rent } from './areas/rent'
import { scenic } from './areas/scenic'
import { shared } from './areas/shared'
import { shop } from './areas/shop'
import { tour } from './areas/tour'
import { waterSports } from './areas/water-sports'
import { auth } from './auth'
import type { Area } from './engine/area'
import { desk } from './platform/desk'
import { develop } from './platform/develop'
import { flow } from './platform/flow'
import { job } from './platform/job'
import { log } from './platform/log'
import { maintenance } from './platform/maintenance'
import { mobile } from './platform/mobile'
import { report } from './platform/report'
import { resource } from './platform/resource'
import { audit } from './system/audit'
import { configuration } from './system/configuration'
import { organisation } from './system/organisation'
import { permission } from './system/permission'
import { tenant } from './system/tenant'

const business = [
  shared,
  parking,
  scenic,
  waterSports,
  tour,
  shop,
  rent,
  invoice,
  content,
  property,
  member,
  partner,
  ota,
  product,
  facility,
  camera,
]
/** Areas apart from the business ones: desk, processes, logs and platform administration. */
export const services: readonly Area[] = [desk, develop, flow, job, log, maintenance, mobile, report, resource]

/** Areas that the editions of the family share: everything but the business ones. */
export const commonAreas: readonly Area[] = [auth, organisation, permission, tenant, configuration, audit, ...services]

/** All areas of the jwsk platform. */
export const areas: readonly Area[] = [auth, organisation, permission, tenant, configuration, audit, ...business, ...services]
