using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Binding;

/// <summary>Whether a variable of one type takes values of another without a conversion that changes them, as the run time decides it.</summary>
internal static class Assignment
{
    public static bool Takes(ITypeSymbol wanted, ITypeSymbol given, Compilation compilation)
    {
        // The compiler boxes the value of a nullable type; the run time asks the type itself, which has no interfaces.
        if (IsNullable(given) && wanted.TypeKind == TypeKind.Interface)
            return false;
        if (IsNullable(wanted) && SymbolEqualityComparer.Default.Equals(((INamedTypeSymbol)wanted).TypeArguments[0], given))
            return true;
        if (SymbolEqualityComparer.Default.Equals(wanted, given))
            return true;

        // The compiler looks for operators as well before it says no, which takes long, and most questions are about values and arrays.
        if ((wanted.IsValueType && (given.IsValueType || given.IsReferenceType)) || (wanted.TypeKind == TypeKind.Array && given.IsValueType))
            return false;
        var conversion = compilation.ClassifyCommonConversion(given, wanted);
        return conversion.IsIdentity || (conversion is { IsImplicit: true, IsUserDefined: false } && (conversion.IsReference || IsBoxing(wanted, given)));
    }

    private static bool IsBoxing(ITypeSymbol wanted, ITypeSymbol given) => given.IsValueType && wanted.IsReferenceType;

    private static bool IsNullable(ITypeSymbol type) => type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
}
