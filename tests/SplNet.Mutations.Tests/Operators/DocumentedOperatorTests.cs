using System.Reflection;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>The page about operators: its table has them all, and the operator that it shows works.</summary>
public sealed partial class DocumentedOperatorTests : OperatorTests
{
    private const int Promised = 50;

    private static readonly string Page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Documents", "operators.md"))
        .ReplaceLineEndings("\n");

    private static readonly IMutationOperator Shown = Compiled(Code().Match(Page).Groups["code"].Value);

    private protected override IMutationOperator Operator => Shown;

    [Fact]
    public void Table_HasEveryOperator()
    {
        var rows = Row().Matches(Page).ToDictionary(static row => row.Groups["id"].Value, static row => row, StringComparer.Ordinal);
        Assert.All(MutationOperators.All, known =>
        {
            Assert.StartsWith(known.Tier.ToString().ToLowerInvariant(), rows[known.Id].Groups["tier"].Value, StringComparison.Ordinal);
            Assert.Equal(known.Cost.ToString().ToLowerInvariant(), rows[known.Id].Groups["cost"].Value);
        });
    }

    [Fact]
    public void ShownOperator_HasFiftyLines() => Assert.InRange(Code().Match(Page).Groups["code"].Value.AsSpan().Count('\n'), 10, Promised);

    [Fact]
    public void ShownOperator_Works() => Fires(
        "static readonly System.Text.RegularExpressions.Regex Word = new(\"[a-z]+\", " +
        "System.Text.RegularExpressions.RegexOptions.IgnoreCase); public static bool M(string x) => Word.IsMatch(x);",
        "global::Planted.Rgx.Anew(Word).IsMatch(x)", "Abc", "1", null);

    [Theory]
    [InlineData("static System.Text.RegularExpressions.Regex s_word = new(\"a\"); public static bool M(string x) => s_word.IsMatch(x);")]
    [InlineData("public static bool M(string x) => System.Text.RegularExpressions.Regex.IsMatch(x, \"a\");")]
    public void ShownOperator_MutatesNothingElse(string members) => IsSilent(members);

    private static IMutationOperator Compiled(string code)
    {
        const string Implicit = "global using System; global using System.Collections.Generic;";
        var assemblies = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Append(typeof(SyntaxNode).Assembly.Location).Append(typeof(CSharpSyntaxTree).Assembly.Location);
        var compilation = CSharpCompilation.Create(
            "My.Operators",
            [CSharpSyntaxTree.ParseText(code), CSharpSyntaxTree.ParseText(Implicit)],
            assemblies.Distinct(StringComparer.Ordinal).Select(static path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        using var stream = new MemoryStream();
        var emitted = compilation.Emit(stream);
        // The compiler that runs is newer than the one that SplNet was built with.
        Assert.DoesNotContain(
            emitted.Diagnostics, static problem => problem.Severity >= DiagnosticSeverity.Warning && problem.Id != "CS1701");
        return (IMutationOperator)Activator.CreateInstance(
            Assembly.Load(stream.ToArray()).GetType("My.Operators.Rgx", throwOnError: true)!)!;
    }

    [GeneratedRegex(@"<!-- operator -->\n```csharp\n(?<code>.*?)```", RegexOptions.Singleline | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Code();

    [GeneratedRegex(
        @"^\| (?<id>[A-Z]{3,4}) \|.*\| (?<tier>[a-z][a-z ,]*) \| (?<cost>[a-z]+) \|$",
        RegexOptions.Multiline | RegexOptions.ExplicitCapture,
        60_000)]
    private static partial Regex Row();
}
