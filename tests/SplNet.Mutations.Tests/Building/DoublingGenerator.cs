using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Mutations.Tests.Building;

/// <summary>
/// Intercepts the calls of static methods <c>Plain(int)</c>: the number becomes twice as large. What runs the method itself shows that the
/// call was lost.
/// </summary>
/// <param name="isWanted">Which calls; null for all.</param>
internal sealed class DoublingGenerator(Func<InvocationExpressionSyntax, bool>? isWanted = null) : IIncrementalGenerator
{
    private const string Attribute = "namespace System.Runtime.CompilerServices { " +
        "[global::System.AttributeUsage(global::System.AttributeTargets.Method, " +
        "AllowMultiple = true)] file sealed class InterceptsLocationAttribute(int version, string data) : global::System.Attribute { " +
        "public int Version => version; public string Data => data; } }";

    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var calls = context.SyntaxProvider.CreateSyntaxProvider(
            (node, _) => node is InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.Text: "Plain" } } call
                && isWanted?.Invoke(call) != false,
            static (syntax, cancellation) =>
                syntax.SemanticModel.GetInterceptableLocation((InvocationExpressionSyntax)syntax.Node, cancellation)!);
        context.RegisterSourceOutput(calls.Collect(), static (output, locations) =>
        {
            var attributes = new StringBuilder();
            foreach (var location in locations)
                attributes.Append(CultureInfo.InvariantCulture, $"{location.GetInterceptsLocationAttributeSyntax()}\n");
            output.AddSource("Doubling.cs", SourceText.From(
                $"{Attribute}\nnamespace Intercepted {{ static class Doubling {{ " +
                $"{(locations.IsEmpty ? string.Empty : $"{attributes} public static int Plain(int x) => 2 * x;")} }} }}",
                Encoding.UTF8));
        });
    }
}
