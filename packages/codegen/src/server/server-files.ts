import { areaEntities } from '../area/web-files'
import type { Plan } from '../plan'
import { controllerFile } from './controller'
import { derivedFile, entityFile } from './entity'
import { clientFile, clientImplFile } from './feign'
import { mapperFile, mapperXml } from './mapper'
import { menuSql } from './menu-sql'
import { serviceFile, serviceImplFile, wrapperFile } from './service'

/** The server's half of an area, by path from the root of its service. */
export function serverFiles(area: string, plans: readonly Plan[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    areaEntities(plans).flatMap((entity) => {
      const { plan, names } = entity
      const { type } = names
      const home = `src/main/java/${plan.packageName.replaceAll('.', '/')}`
      const files: readonly (readonly [string, string])[] = [
        [`controller/${type}Controller.java`, controllerFile(entity)],
        ...(plan.hasFeign
          ? ([
              [`feign/I${type}Client.java`, clientFile(entity)],
              [`feign/${type}Client.java`, clientImplFile(entity)],
            ] as const)
          : []),
        [`mapper/${type}Mapper.java`, mapperFile(entity)],
        [`mapper/${type}Mapper.xml`, mapperXml(entity)],
        [`pojo/dto/${type}DTO.java`, derivedFile(entity, 'dto')],
        [`pojo/entity/${type}Entity.java`, entityFile(entity)],
        [`pojo/vo/${type}VO.java`, derivedFile(entity, 'vo')],
        [`service/I${type}Service.java`, serviceFile(entity)],
        [`service/impl/${type}ServiceImpl.java`, serviceImplFile(entity)],
        ...(plan.hasWrapper ? ([[`wrapper/${type}Wrapper.java`, wrapperFile(entity)]] as const) : []),
      ]
      return [
        ...files.map(([path, text]) => [`${home}/${path}`, text] as const),
        [`sql/${names.code}.menu.sql`, menuSql(entity, area)] as const,
      ]
    }),
  )
}
