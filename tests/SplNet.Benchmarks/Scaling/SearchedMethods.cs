using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Mutants;
using SplNet.Mutations.Operators;

namespace SplNet.Benchmarks.Scaling;

/// <summary>The sources of small methods, a hundred in each file, in which <c>splnet mutate</c> looks for mutants.</summary>
internal static class SearchedMethods
{
    private const int MethodsOfAFile = 100;

    private static readonly string[] References = ["System.Private.CoreLib.dll", "System.Runtime.dll", "System.Linq.dll"];

    public static Action Prepare(int size, string folder)
    {
        var trees = Enumerable.Range(0, size).Chunk(MethodsOfAFile).Select(numbers => File(folder, numbers)).ToList();
        var framework = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        var compilation = CSharpCompilation.Create(
            "Library", trees, References.Select(file => MetadataReference.CreateFromFile(Path.Combine(framework, file))),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release));
        return () =>
        {
            var mutants = new MutantSearch(compilation, folder, new Dictionary<string, string>(StringComparer.Ordinal))
                .In(trees, MutationOperators.All);
            if (mutants.Count < size)
                throw new InvalidOperationException($"{mutants.Count} mutants were found in {size} methods.");
        };
    }

    private static SyntaxTree File(string folder, int[] numbers)
    {
        var text = new StringBuilder("using System.Linq;\nnamespace Library;\n")
            .Append(System.Globalization.CultureInfo.InvariantCulture, $"public static class Class{numbers[0]} {{\n");
        foreach (var number in numbers)
            text.Append(System.Globalization.CultureInfo.InvariantCulture, $$"""
                public static int Method{{number}}(int[] items)
                {
                    var sum = 0;
                    foreach (var item in items)
                        sum += item;
                    return sum + items.Where(item => item > {{number}}).Count();
                }

                """);
        return CSharpSyntaxTree.ParseText(
            text.Append("}\n").ToString(), path: Path.Combine(folder, FormattableString.Invariant($"File{numbers[0]}.cs")));
    }
}
