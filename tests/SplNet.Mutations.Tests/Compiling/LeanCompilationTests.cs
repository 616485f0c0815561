using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Mono.Cecil;
using SplNet.Mutations.Compiling;

namespace SplNet.Mutations.Tests.Compiling;

public sealed class LeanCompilationTests
{
    private const string Text = """
        /// <summary>See <see cref="Nowhere"/>.</summary>
        public static class My
        {
            public static string F(string? text) => text;

            public static T? G<T>(T? value, System.Func<T?, string?> name) where T : class => name(value) is null ? null : value;
        }
        """;

    private static readonly CSharpCompilation Full = CSharpCompilation.Create(
        "Lib",
        [CSharpSyntaxTree.ParseText(
            Text, new CSharpParseOptions(documentationMode: DocumentationMode.Diagnose), "File.cs", System.Text.Encoding.UTF8)],
        [MetadataReference.CreateFromFile(typeof(object).Assembly.Location)],
        new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release,
            nullableContextOptions: NullableContextOptions.Enable, warningLevel: 9));

    [Fact]
    public void CompilerWarnings_AreOmitted()
    {
        Assert.Equal(["CS1574", "CS8603"], Full.GetDiagnostics(TestContext.Current.CancellationToken).Select(static one => one.Id)
            .Where(static id => id is "CS1574" or "CS8603").Order(StringComparer.Ordinal));
        Assert.DoesNotContain(LeanCompilation.Of(Full, []).Lean.GetDiagnostics(TestContext.Current.CancellationToken), static one =>
            one.Id is "CS1574" or "CS8603");
    }

    [Fact]
    public void Code_IsTheSame()
    {
        var lean = Emitted(LeanCompilation.Of(Full, []).Lean);

        Assert.Empty(AssemblyCode.Read(lean).ChangedFrom(AssemblyCode.Read(Emitted(Full))));
        using var module = ModuleDefinition.ReadModule(new MemoryStream(lean));
        Assert.Contains(module.GetType("My").Methods, static method =>
            method.CustomAttributes.Any(static attribute => attribute.AttributeType.Name == "NullableContextAttribute"));
    }

    [Fact]
    public void Sources_MatchTheResult()
    {
        var (lean, sources) = LeanCompilation.Of(Full, Full.SyntaxTrees);

        Assert.Equal(lean.SyntaxTrees, sources);
        Assert.Equal("File.cs", sources.Single().FilePath);
    }

    private static byte[] Emitted(CSharpCompilation compilation)
    {
        using var stream = new MemoryStream();
        Assert.True(compilation.Emit(stream, cancellationToken: TestContext.Current.CancellationToken).Success);
        return stream.ToArray();
    }
}
