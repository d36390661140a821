import type { AreaEntity } from '../area/render-contract'
import { getJavaNames, indent, renderJavaFile } from './java'

const web = (name: string) => `org.springframework.web.bind.annotation.${name}`

/** Renders the Feign client that other services call. */
export function renderFeignClient(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = getJavaNames(entity)
  return renderJavaFile({
    package: `${names.root}.feign`,
    imports: [
      'org.springblade.core.tool.api.R',
      'org.springframework.cloud.openfeign.FeignClient',
      web('GetMapping'),
      web('RequestParam'),
      names.entityClass,
    ],
    comment: `${plan.title} 远程调用接口`,
    author: plan.author,
    body: [
      `@FeignClient(value = "${plan.service}")`,
      `public interface ${names.client} {`,
      '',
      ...indent([
        `String DETAIL = "/feign/client/${own.entity}/detail";`,
        '',
        '/**',
        ' * 详情',
        ' */',
        '@GetMapping(DETAIL)',
        `R<${names.entity}> detail(@RequestParam("id") Long id);`,
      ]),
      '',
      '}',
    ],
  })
}

/** Renders the implementation of the Feign client. */
export function renderFeignClientImpl(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = getJavaNames(entity)
  return renderJavaFile({
    package: `${names.root}.feign`,
    imports: [
      'io.swagger.v3.oas.annotations.Hidden',
      'lombok.AllArgsConstructor',
      'org.springblade.core.tool.api.R',
      web('GetMapping'),
      web('RestController'),
      names.entityClass,
      names.serviceClass,
    ],
    comment: `${plan.title} 远程调用实现`,
    author: plan.author,
    body: [
      '@Hidden',
      '@RestController',
      '@AllArgsConstructor',
      `public class ${own.type}Client implements ${names.client} {`,
      '',
      ...indent([
        `private final ${names.service} ${own.entity}Service;`,
        '',
        '@Override',
        '@GetMapping(DETAIL)',
        `public R<${names.entity}> detail(Long id) {`,
        ...indent([`return R.data(${own.entity}Service.getById(id));`]),
        '}',
      ]),
      '',
      '}',
    ],
  })
}
