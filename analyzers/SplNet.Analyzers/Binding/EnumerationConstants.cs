using System.Globalization;
using Microsoft.CodeAnalysis;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>The constants of enumerations in the runtime's order: by their bits.</summary>
internal static class EnumerationConstants
{
    public static EnumerationModel Of(INamedTypeSymbol type) => new(
        type.EnumUnderlyingType is { } number ? BuiltInTypes.KeywordOf(number) : null,
        [.. type.GetMembers().OfType<IFieldSymbol>().Where(static field => field.HasConstantValue && field.ConstantValue is not null)
            .Select(static field => (field.Name, Value: Convert.ToDecimal(field.ConstantValue, CultureInfo.InvariantCulture)))
            .OrderBy(static constant => constant.Value < 0).ThenBy(static constant => constant.Value)]);
}
