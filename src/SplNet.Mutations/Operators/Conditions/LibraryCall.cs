using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators.Conditions;

/// <summary>A call <c>receiver.Method(arguments)</c> with all arguments in the order of the parameters and without names.</summary>
/// <param name="Node">The whole call.</param>
/// <param name="Receiver">The expression before the dot: a value, or the type of a static method.</param>
/// <param name="Method">The method; for an extension, the form whose first parameter is the receiver, unless it is called
/// as a static method.</param>
/// <param name="Arguments">The arguments as written.</param>
internal sealed record LibraryCall(
    InvocationExpressionSyntax Node, ExpressionSyntax Receiver, IMethodSymbol Method, IReadOnlyList<ArgumentSyntax> Arguments)
{
    /// <summary>Finds the call at a node; null if there is none of this form (<c>receiver?.Method()</c> does not qualify).</summary>
    public static LibraryCall? Of(SyntaxNode node, SemanticModel model)
    {
        if (node is not InvocationExpressionSyntax
        {
            Expression: MemberAccessExpressionSyntax { RawKind: (int)SyntaxKind.SimpleMemberAccessExpression } access,
        } call
            || access.Expression is BaseExpressionSyntax)
            return null;
        var arguments = call.ArgumentList.Arguments;
        return model.GetSymbolInfo(call).Symbol is IMethodSymbol method && method.Parameters.Length == arguments.Count
            && arguments.All(static a => a.NameColon is null) && !method.Parameters.Any(static p => p.IsParams)
            ? new LibraryCall(call, access.Expression, method, arguments)
            : null;
    }

    /// <summary>True if it calls a method of this name that such a type declares (<see cref="LibraryTypes.Is"/>).</summary>
    public bool Calls(string type, params ReadOnlySpan<string> names) =>
        names.Contains(Method.Name) && LibraryTypes.Is(Method.ContainingType, type);

    /// <summary>True if the static type of the receiver is exactly the type that declares the method.</summary>
    public bool IsOnDeclaringType(SemanticModel model) =>
        SymbolEqualityComparer.Default.Equals(model.GetTypeInfo(Receiver).Type, Method.ContainingType);
}
