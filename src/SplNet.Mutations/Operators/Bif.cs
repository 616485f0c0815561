using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// BIF: a method of a struct is called through an interface, so that the struct is boxed. The box is a copy, so this requires that the
/// method cannot change the struct: a read-only struct, or a read-only method.
/// </summary>
internal sealed class Bif : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "BIF";

    /// <inheritdoc/>
    public string Title => "boxed for an interface";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Allocation;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Bif", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static TInterface Boxed<TInterface>(TInterface boxed) where TInterface : class
        {
            return boxed;
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (LibraryCall.Of(node, model) is not { Method: { IsStatic: false, IsGenericMethod: false, ReducedFrom: null } method } call
            || model.GetTypeInfo(call.Receiver).Type is not INamedTypeSymbol { IsValueType: true, IsRefLikeType: false } type
            || !SymbolEqualityComparer.Default.Equals(method.ContainingType, type)
            || !(IsUnchanging(type) || method.IsReadOnly) || InterfaceOf(method, type) is not { } implemented)
            yield break;
        var boxed = Calls.To($"{SupportSource.ClassOf("Bif")}.Boxed<{LibraryTypes.NameOf(implemented)}>", call.Receiver);
        yield return new Mutation(call.Node, call.Node.WithExpression(SyntaxFactory.MemberAccessExpression(
            SyntaxKind.SimpleMemberAccessExpression, boxed, ((MemberAccessExpressionSyntax)call.Node.Expression).Name))
            .WithTriviaFrom(call.Node));
    }

    // The reference assemblies of old frameworks do not mark their structs as read-only.
    private static bool IsUnchanging(INamedTypeSymbol type) => type.IsReadOnly || type.SpecialType != SpecialType.None
        || LibraryTypes.Is(type, "System.Guid", "System.TimeSpan", "System.DateTimeOffset");

    // Finds the interface with a member of the same name that this method implements, with the parameters in the same order.
    private static INamedTypeSymbol? InterfaceOf(IMethodSymbol method, INamedTypeSymbol type) =>
        type.AllInterfaces.FirstOrDefault(i => LibraryTypes.CanBeArgument(i)
            && i.GetMembers(method.Name)
                .Any(member => SymbolEqualityComparer.Default.Equals(type.FindImplementationForInterfaceMember(member), method)));
}
