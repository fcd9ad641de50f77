/** The four areas of the catalogue, as every screen calls them. */
export const areaNames = {
  IndustrialService: 'خدمات صنعتی',
  Product: 'محصولات',
  ConsultingService: 'خدمات مشاوره‌ای',
  ElectronicDocument: 'اسناد الکترونیکی',
} as const;

/** With what each of them holds. */
export const areaTexts = {
  IndustrialService: { name: areaNames.IndustrialService, detail: 'ساخت و تولید' },
  Product: { name: areaNames.Product, detail: 'تجهیزات و کالاهای صنعتی' },
  ConsultingService: { name: areaNames.ConsultingService, detail: 'طراحی و مشاورهٔ صنعتی' },
  ElectronicDocument: { name: areaNames.ElectronicDocument, detail: 'استانداردها و مدارک فنی' },
} as const;
