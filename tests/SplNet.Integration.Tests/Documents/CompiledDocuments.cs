using System.Globalization;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests.Documents;

/// <summary>
/// All code of the documents in one assembly, which the compiler of the SDK has made with the analyzers of SplNet: a namespace for each
/// page, a class for each block.
/// </summary>
public sealed partial class CompiledDocuments : IAsyncLifetime
{
    private const string Name = "Documented";

    // Those of every project with ImplicitUsings, as the templates have it.
    private const string Implicit = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;

        """;

    private const string Head = """
        using SplNet;
        using SplNet.Samples;

        """;

    // What an experiment of a block comes to is kept for the test; the block itself throws it away.
    private const string Results = """
        internal static class Documented
        {
            public static System.Collections.Generic.List<string> Verdicts { get; } = new();

            public static void Noted(this SplNet.ExperimentResult result) => Verdicts.Add(result.Verdict + "\n" + result);

            public static bool Noted(bool holds)
            {
                Verdicts.Add(holds ? "Pass" : "Fail");
                return holds;
            }
        }

        """;

    private readonly string _folder = OwnedFolder.Create("splnet-documents-");

    /// <summary>What the compiler says against it.</summary>
    internal string Problems { get; private set; } = string.Empty;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        var files = new List<string> { Write("ImplicitUsings.cs", Implicit), Write("Results.cs", Results) };
        files.AddRange(Pages.WithCode.SelectMany(Sources));
        files.AddRange(Pages.WithCode.SelectMany(DocumentBlock.Of)
            .Where(static block => block.Language == "spl" && DocumentBlock.Verdicts.Contains(block.Mark))
            .Select(block => "-additionalfile:" + WriteFormulas(block)));
        var compiled = await DotNet.RunAsync(
            _folder, new Dictionary<string, string>(StringComparer.Ordinal), ["exec", Compiler(), .. Arguments(), .. files]);
        Problems = compiled.ExitCode == 0 && !compiled.Text.Contains("warning", StringComparison.Ordinal) ? string.Empty : compiled.Text;
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        OwnedFolder.Delete(_folder);
        return ValueTask.CompletedTask;
    }

    /// <summary>Runs a block to its end.</summary>
    /// <returns>The verdicts of its experiments, each with its report.</returns>
    internal IReadOnlyList<string> Run(DocumentBlock block)
    {
        Assert.True(Problems.Length == 0, "The code of the documents does not compile.");
        var assembly = Assembly.LoadFrom(Path.Combine(_folder, Name + ".dll"));
        var type = assembly.GetType($"{NamespaceOf(block.Page)}.{ClassOf(block)}", throwOnError: true)!;
        return block.Language == "spl" ? Evaluated(Requirements(block, assembly))
            : type.GetMethod("Run") is { } run ? Noted(assembly, run)
            : Evaluated(SplRequirements.Of(type));
    }

    private static List<string> Evaluated(IEnumerable<SplRequirement> requirements) =>
        [.. requirements.Select(static requirement => requirement.Run()).Select(static result => $"{result.Verdict}\n{result}")];

    private static List<string> Noted(Assembly assembly, MethodInfo run)
    {
        var verdicts = (List<string>)assembly.GetType("Documented", throwOnError: true)!.GetProperty("Verdicts")!.GetValue(null)!;
        verdicts.Clear();
        try
        {
            run.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, parameters: null, CultureInfo.InvariantCulture);
        }
        catch (ExperimentFailedException failed)
        {
            verdicts.Add($"{failed.ToResult().Verdict}\n{failed.ToResult()}");
        }

        return [.. verdicts];
    }

    private IReadOnlyList<SplRequirement> Requirements(DocumentBlock block, Assembly assembly) =>
        SplRequirements.OfFile(WriteFormulas(block), assembly);

    // All pages call it so, and the compiler looks for files by their names.
    private string WriteFormulas(DocumentBlock block)
    {
        Directory.CreateDirectory(Path.Combine(_folder, ClassOf(block)));
        return Write(Path.Combine(ClassOf(block), "perf.spl"), block.Code);
    }

    private static string Compiler() => Directory.EnumerateFiles(
        Path.Combine(Path.GetDirectoryName(typeof(object).Assembly.Location)!, "..", "..", "..", "sdk"), "csc.dll",
        SearchOption.AllDirectories).Order(StringComparer.Ordinal).Last();

    private static IEnumerable<string> Arguments()
    {
        var assemblies = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator);
        return
        [
            "-nologo", "-noconfig", "-target:library", "-optimize+", "-nullable:enable", "-langversion:14", $"-out:{Name}.dll",
            // The blocks are short for the reader's sake: they throw results away and have no use for what they make. Who asks for their
            // requirements is a test here.
            "-nowarn:CS0219,CS0649,CS0168,CS8321,CS8019,CS1701,SPL3005",
            .. assemblies.Where(static path => !Path.GetFileName(path).StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal))
                .Select(static path => "-reference:" + path),
            .. new[] { "SplNet.Analyzers" }.Select(
                static name => "-analyzer:" + Repository.PathOf($"analyzers/{name}/bin/Release/netstandard2.0/{name}.dll")),
        ];
    }

    private IEnumerable<string> Sources(string page)
    {
        var blocks = DocumentBlock.Of(page).Where(static block =>
            block.Language is "csharp" or "spl" && block.Mark is DocumentBlock.Compiles || DocumentBlock.Verdicts.Contains(block.Mark))
            .ToList();
        if (blocks.Count == 0)
            yield break;
        var wrapped = new StringBuilder(Head).AppendLine(CultureInfo.InvariantCulture, $"namespace {NamespaceOf(page)} {{");
        foreach (var (line, code) in DocumentBlock.Declarations(page))
            wrapped.AppendLine(CultureInfo.InvariantCulture, $"#line {line} \"{page}\"").AppendLine(code);
        foreach (var block in blocks.Where(static block => !IsFile(block)))
            Wrap(wrapped, block);
        yield return Write(NamespaceOf(page) + ".cs", wrapped.AppendLine("}").ToString());
        foreach (var block in blocks.Where(IsFile))
            yield return Write(NamespaceOf(page) + ClassOf(block) + ".cs", $"#line {block.Line + 1} \"{page}\"\n{block.Code}");
    }

    private static void Wrap(StringBuilder source, DocumentBlock block)
    {
        source.AppendLine(CultureInfo.InvariantCulture, $"public static class {ClassOf(block)} {{");
        var isMembers = block.Language == "spl" || Members().IsMatch(block.Code);
        if (!isMembers)
            source.AppendLine(block.Code.Contains("await ", StringComparison.Ordinal)
                ? "public static async Task Run() {"
                : "public static void Run() {");
        if (block.Given.Length > 0)
            source.AppendLine(CultureInfo.InvariantCulture, $"#line {block.Line - block.Given.AsSpan().Count('\n') - 2} \"{block.Page}\"")
                .AppendLine(block.Given);
        if (block.Language != "spl")
            source.AppendLine(CultureInfo.InvariantCulture, $"#line {block.Line + 1} \"{block.Page}\"").AppendLine(Measured(block.Code));
        source.AppendLine(isMembers ? "}" : "} }");
    }

    // In the process of the test, which keeps the verdict and ends with none.
    private static string Measured(string code) => Claim().Replace(code, "${claim}.Noted();")
        .Replace(".Assert();", ".Run().Noted();", StringComparison.Ordinal)
        .Replace("Engine.Evaluate(test, true)", "Documented.Noted(Engine.Evaluate(test, false))", StringComparison.Ordinal);

    private string Write(string name, string text)
    {
        var path = Path.Combine(_folder, name);
        File.WriteAllText(path, text);
        return path;
    }

    private static bool IsFile(DocumentBlock block) => block.Code.StartsWith("using ", StringComparison.Ordinal);

    private static string NamespaceOf(string page) => "Page_" + Identifier().Replace(page, "_");

    private static string ClassOf(DocumentBlock block) => "Line" + block.Line.ToString(CultureInfo.InvariantCulture);

    [GeneratedRegex(@"^(?<claim>Spl\.(?!SameResults)\w+\(.*\));$", RegexOptions.Multiline | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Claim();

    [GeneratedRegex(@"\A(?:\[|public )", RegexOptions.None, 60_000)]
    private static partial Regex Members();

    [GeneratedRegex(@"\W", RegexOptions.None, 60_000)]
    private static partial Regex Identifier();
}
