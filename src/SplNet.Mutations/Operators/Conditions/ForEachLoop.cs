using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>A <c>foreach</c> over a collection that any <c>IEnumerable&lt;T&gt;</c> could replace.</summary>
/// <param name="Collection">The collection.</param>
/// <param name="Type">Its static type.</param>
/// <param name="Element">The type of its elements.</param>
/// <param name="IsDirect">True if no enumerator is allocated: the collection is an array, or its enumerator a struct.</param>
internal sealed record ForEachLoop(ExpressionSyntax Collection, ITypeSymbol Type, ITypeSymbol Element, bool IsDirect)
{
    /// <summary>
    /// Finds the loop at a node; null if there is none, if it awaits, if its variable is a reference, or if its collection is
    /// not from the class library.
    /// </summary>
    public static ForEachLoop? Of(SyntaxNode node, SemanticModel model)
    {
        if (node is not CommonForEachStatementSyntax { AwaitKeyword.RawKind: 0 } loop
            || loop is ForEachStatementSyntax { Type: RefTypeSyntax })
            return null;
        var type = model.GetTypeInfo(loop.Expression).Type;
        var element = Collections.ElementOf(type);
        var walk = model.GetForEachStatementInfo(loop);
        return type is not null && element is not null && SymbolEqualityComparer.Default.Equals(walk.ElementType, element)
            ? new ForEachLoop(
                loop.Expression, type, element, type is IArrayTypeSymbol || walk.GetEnumeratorMethod?.ReturnType.IsValueType == true)
            : null;
    }
}
