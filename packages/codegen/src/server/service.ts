import type { AreaEntity } from '../area/render-contract'
import { getJavaNames, indent, renderJavaFile } from './java'

const renderPageMethod = (entity: AreaEntity) => {
  const { vo } = getJavaNames(entity)
  return `IPage<${vo}> select${entity.names.type}Page(IPage<${vo}> page, Map<String, Object> query)`
}

export function renderService(entity: AreaEntity): string {
  const { plan } = entity
  const names = getJavaNames(entity)
  const base = plan.hasBase
    ? { type: 'BaseService', from: 'org.springblade.core.mp.base.BaseService' }
    : { type: 'IService', from: 'com.baomidou.mybatisplus.extension.service.IService' }
  return renderJavaFile({
    package: `${names.root}.service`,
    imports: ['com.baomidou.mybatisplus.core.metadata.IPage', base.from, names.entityClass, names.voClass, 'java.util.Map'],
    comment: `${plan.title} 服务类`,
    author: plan.author,
    body: [
      `public interface ${names.service} extends ${base.type}<${names.entity}> {`,
      '',
      ...indent(['/**', ' * 自定义分页', ' */', `${renderPageMethod(entity)};`]),
      '',
      '}',
    ],
  })
}

export function renderServiceImpl(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = getJavaNames(entity)
  const base = plan.hasBase
    ? { type: 'BaseServiceImpl', from: 'org.springblade.core.mp.base.BaseServiceImpl' }
    : { type: 'ServiceImpl', from: 'com.baomidou.mybatisplus.extension.service.impl.ServiceImpl' }
  return renderJavaFile({
    package: `${names.root}.service.impl`,
    imports: [
      'com.baomidou.mybatisplus.core.metadata.IPage',
      'org.springframework.stereotype.Service',
      base.from,
      names.entityClass,
      names.voClass,
      names.mapperClass,
      names.serviceClass,
      'java.util.Map',
    ],
    comment: `${plan.title} 服务实现类`,
    author: plan.author,
    body: [
      '@Service',
      `public class ${names.impl} extends ${base.type}<${names.mapper}, ${names.entity}> implements ${names.service} {`,
      '',
      ...indent([
        '@Override',
        `public ${renderPageMethod(entity)} {`,
        ...indent([`return page.setRecords(baseMapper.select${own.type}Page(page, query));`]),
        '}',
      ]),
      '',
      '}',
    ],
  })
}

export function renderWrapper(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = getJavaNames(entity)
  return renderJavaFile({
    package: `${names.root}.wrapper`,
    imports: [
      'org.springblade.core.mp.support.BaseEntityWrapper',
      'org.springblade.core.tool.utils.BeanUtil',
      names.entityClass,
      names.voClass,
      'java.util.Objects',
    ],
    comment: `${plan.title} 包装类，返回视图层所需的字段`,
    author: plan.author,
    body: [
      `public class ${names.wrapper} extends BaseEntityWrapper<${names.entity}, ${names.vo}> {`,
      '',
      ...indent([
        `public static ${names.wrapper} build() {`,
        ...indent([`return new ${names.wrapper}();`]),
        '}',
        '',
        '@Override',
        `public ${names.vo} entityVO(${names.entity} ${own.entity}) {`,
        ...indent([`return Objects.requireNonNull(BeanUtil.copyProperties(${own.entity}, ${names.vo}.class));`]),
        '}',
      ]),
      '',
      '}',
    ],
  })
}
