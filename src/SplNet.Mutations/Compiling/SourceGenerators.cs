using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// The source generators of a project. They run once, on the original: their output is part of every mutant and is not mutated. Only
/// mutants of a file with intercepted calls run them again (<see cref="GeneratorRun.Again"/>).
/// </summary>
internal static class SourceGenerators
{
    /// <summary>Runs the generators.</summary>
    /// <returns>Their output; null if there are none.</returns>
    /// <exception cref="CompilationFailedException">One cannot be loaded, fails or reports an error.</exception>
    public static GeneratorRun? Run(CSharpCompilation plain, CSharpCommandLineArguments arguments, string folder)
    {
        var problems = new List<string>();
        var loader = new GeneratorLoader(arguments.AnalyzerReferences.Select(reference => Path.GetFullPath(reference.FilePath, folder)));
        var generators = arguments.AnalyzerReferences
            .SelectMany(reference => Of(Path.GetFullPath(reference.FilePath, folder), loader, problems)).ToList();
        Require(problems);
        if (generators.Count == 0)
            return null;
        var configs = new AnalyzerConfigs(arguments.AnalyzerConfigPaths);
        var files = arguments.AdditionalFiles.Select(file => (AdditionalText)new AdditionalFile(Path.GetFullPath(file.Path, folder)));

        // The names of file-local types contain the path of the file.
        var options = new GeneratorDriverOptions(
            IncrementalGeneratorOutputKind.None,
            trackIncrementalGeneratorSteps: false,
            Path.GetFullPath(arguments.GeneratedFilesOutputDirectory ?? arguments.OutputDirectory, folder));
        var (run, errors) = GeneratorRun.Of(
            plain, CSharpGeneratorDriver.Create(generators, files, arguments.ParseOptions, configs, options));
        Require(errors);
        return run;
    }

    private static ImmutableArray<ISourceGenerator> Of(string path, GeneratorLoader loader, List<string> problems)
    {
        if (!File.Exists(path))
        {
            problems.Add($"{path} is missing.");
            return [];
        }

        var reference = new AnalyzerFileReference(path, loader);
        reference.AnalyzerLoadFailed += (_, failure) =>
        {
            // Ignore analyzers without a generator and frameworks that this compiler does not support; nothing depends on them.
            if (failure.ErrorCode is AnalyzerLoadFailureEventArgs.FailureErrorCode.UnableToLoadAnalyzer
                or AnalyzerLoadFailureEventArgs.FailureErrorCode.UnableToCreateAnalyzer)
                problems.Add($"{path}: {failure.Message}");
        };
        return reference.GetGenerators(LanguageNames.CSharp);
    }

    private static void Require(IEnumerable<string> problems)
    {
        var all = problems.ToList();
        if (all.Count > 0)
            throw new CompilationFailedException(
                "The project's source generators do not run here as in its " +
                $"build:{Environment.NewLine}{string.Join(Environment.NewLine, all)}");
    }
}
