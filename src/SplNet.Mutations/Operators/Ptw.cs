using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators;

/// <summary>
/// Primitive type wrapper (paper B, table 1): a variable of a primitive type is boxed when it is read. The box goes
/// through a method that the runtime does not inline; otherwise it would never be allocated.
/// </summary>
internal sealed class Ptw : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "PTW";

    /// <inheritdoc/>
    public string Title => "a primitive value is boxed";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Allocation;

    /// <inheritdoc/>
    public string Support => """
        namespace SplNetMutants
        {
            internal static class Ptw
            {
                [global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
                internal static object Through(object box)
                {
                    return box;
                }
            }
        }
        """;

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is IdentifierNameSyntax or MemberAccessExpressionSyntax && node is ExpressionSyntax read
            && ReadValue.Is(read) && model.GetSymbolInfo(read).Symbol is { } symbol && TypeOf(symbol) is { } type && IsPrimitive(type))
        {
            yield return new Mutation(read, SyntaxFactory.ParseExpression(
                $"({type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)})global::SplNetMutants.Ptw.Through((object)" +
                $"{read.WithoutTrivia()})"));
        }
    }

    // The target of a reference may be read before it is written elsewhere, and volatile reads are ordered.
    private static ITypeSymbol? TypeOf(ISymbol symbol) => symbol switch
    {
        ILocalSymbol { IsConst: false, RefKind: RefKind.None } local => local.Type,
        IParameterSymbol { RefKind: RefKind.None } parameter => parameter.Type,
        IFieldSymbol { IsConst: false, IsVolatile: false, RefKind: RefKind.None } field => field.Type,
        _ => null,
    };

    private static bool IsPrimitive(ITypeSymbol type) => type.TypeKind == TypeKind.Enum || type.SpecialType is
        SpecialType.System_Boolean or SpecialType.System_Char or SpecialType.System_SByte or SpecialType.System_Byte
            or SpecialType.System_Int16 or SpecialType.System_UInt16
        or SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Int64 or SpecialType.System_UInt64
        or SpecialType.System_Single or SpecialType.System_Double
        or SpecialType.System_IntPtr or SpecialType.System_UIntPtr;
}
