using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>
/// Decides, as the runtime does, whether a variable of one type accepts values of another without a conversion that changes them.
/// </summary>
internal static class Assignment
{
    public static bool Takes(ITypeSymbol wanted, ITypeSymbol given, Compilation compilation)
    {
        // The compiler boxes a nullable value; the runtime asks the type itself, which implements no interfaces.
        if (IsNullable(given) && wanted.TypeKind == TypeKind.Interface)
            return false;
        if (IsNullable(wanted) && SymbolEqualityComparer.Default.Equals(((INamedTypeSymbol)wanted).TypeArguments[0], given))
            return true;
        if (SymbolEqualityComparer.Default.Equals(wanted, given))
            return true;

        // The compiler also searches for operators before it rejects a conversion. That is slow, and most questions
        // concern values and arrays.
        if ((wanted.IsValueType && (given.IsValueType || given.IsReferenceType))
            || (wanted.TypeKind == TypeKind.Array && given.IsValueType))
            return false;
        var conversion = compilation.ClassifyCommonConversion(given, wanted);
        return conversion.IsIdentity
            || (conversion is { IsImplicit: true, IsUserDefined: false } && (conversion.IsReference || IsBoxing(wanted, given)));
    }

    private static bool IsBoxing(ITypeSymbol wanted, ITypeSymbol given) => given.IsValueType && wanted.IsReferenceType;

    private static bool IsNullable(ITypeSymbol type) => type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
}
