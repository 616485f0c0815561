using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// Finds methods that return before their work is done, from their source or from the attribute that the compiler adds to state machines.
/// Reference assemblies lack this attribute, so methods of other projects are checked only at run time.
/// </summary>
internal static class Unfinishing
{
    public static UnfinishedWork Of(IMethodSymbol method, CancellationToken cancellation)
    {
        var declared = method.OriginalDefinition;
        if (declared.DeclaringSyntaxReferences.IsEmpty)
            return OfMetadata(declared);
        if (declared is { IsAsync: true, ReturnsVoid: true })
            return UnfinishedWork.AsyncVoid;
        var body = declared.PartialImplementationPart ?? declared;
        return IsSequence(method.ReturnType) && body.DeclaringSyntaxReferences.Any(place => Yields(place.GetSyntax(cancellation)))
            ? UnfinishedWork.Iterator
            : UnfinishedWork.None;
    }

    private static UnfinishedWork OfMetadata(IMethodSymbol method)
    {
        if (!method.ReturnsVoid && !IsSequence(method.ReturnType))
            return UnfinishedWork.None;
        var mark = method.ReturnsVoid ? "AsyncStateMachineAttribute" : "IteratorStateMachineAttribute";
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass?.Name is { } name
                && (name == mark || (!method.ReturnsVoid && name == "AsyncIteratorStateMachineAttribute")))
                return method.ReturnsVoid ? UnfinishedWork.AsyncVoid : UnfinishedWork.Iterator;
        }

        return UnfinishedWork.None;
    }

    // The return types of a method with yield.
    private static bool IsSequence(ITypeSymbol type) =>
        type.Name is "IEnumerable" or "IEnumerator" or "IAsyncEnumerable" or "IAsyncEnumerator";

    // The method itself, excluding nested functions.
    private static bool Yields(SyntaxNode method) => method
        .DescendantNodes(
            node => node == method || node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or ExpressionSyntax))
        .Any(static node => node is YieldStatementSyntax);
}
