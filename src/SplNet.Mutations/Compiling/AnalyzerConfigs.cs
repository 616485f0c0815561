using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SplNet.Mutations.Compiling;

/// <summary>The options for generators from <c>.editorconfig</c> files and the project's properties.</summary>
/// <param name="paths">The files.</param>
internal sealed class AnalyzerConfigs(IEnumerable<string> paths) : AnalyzerConfigOptionsProvider
{
    private readonly AnalyzerConfigSet _set = AnalyzerConfigSet.Create(
        paths.Where(File.Exists).Select(static path => AnalyzerConfig.Parse(File.ReadAllText(path), path)).ToList());

    /// <inheritdoc/>
    public override AnalyzerConfigOptions GlobalOptions => new Options(_set.GlobalConfigOptions.AnalyzerOptions);

    /// <inheritdoc/>
    public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => Of(tree.FilePath);

    /// <inheritdoc/>
    public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => Of(textFile.Path);

    private Options Of(string path) => new(_set.GetOptionsForSourcePath(path).AnalyzerOptions);

    private sealed class Options(IReadOnlyDictionary<string, string> values) : AnalyzerConfigOptions
    {
        public override IEnumerable<string> Keys => values.Keys;

        public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value) => values.TryGetValue(key, out value);
    }
}
