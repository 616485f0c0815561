using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Symbols;

/// <summary>
/// What methods leave to be done when they return: told by their source, or by the mark that the compiler has left on what it made a state machine of. Reference assemblies have no
/// such marks, so that of other projects only the run time tells.
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
        return IsSequence(method.ReturnType) && body.DeclaringSyntaxReferences.Any(place => Yields(place.GetSyntax(cancellation))) ? UnfinishedWork.Iterator : UnfinishedWork.None;
    }

    private static UnfinishedWork OfMetadata(IMethodSymbol method)
    {
        if (!method.ReturnsVoid && !IsSequence(method.ReturnType))
            return UnfinishedWork.None;
        var mark = method.ReturnsVoid ? "AsyncStateMachineAttribute" : "IteratorStateMachineAttribute";
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass?.Name is { } name && (name == mark || (!method.ReturnsVoid && name == "AsyncIteratorStateMachineAttribute")))
                return method.ReturnsVoid ? UnfinishedWork.AsyncVoid : UnfinishedWork.Iterator;
        }

        return UnfinishedWork.None;
    }

    // What a method with yield may return.
    private static bool IsSequence(ITypeSymbol type) => type.Name is "IEnumerable" or "IEnumerator" or "IAsyncEnumerable" or "IAsyncEnumerator";

    // The method itself, and not a function within it.
    private static bool Yields(SyntaxNode method) => method
        .DescendantNodes(node => node == method || node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or ExpressionSyntax))
        .Any(static node => node is YieldStatementSyntax);
}
