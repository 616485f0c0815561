using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Compiling;

/// <summary>A project with its mutants, each of which compiles to an assembly of its own.</summary>
internal sealed class MutatedProject
{
    private readonly ProjectCompilation _project;
    private readonly CSharpCompilation _baseline;
    private readonly AssemblyCode _code;
    private readonly Dictionary<string, FoundMutant> _found;
    private readonly InterceptedFiles? _intercepted;

    private MutatedProject(ProjectCompilation project, IReadOnlyList<IMutationOperator> operators)
    {
        _project = project;
        var supports = OperatorSupports.Of(project.Plain, operators);
        Notes = supports.Notes;
        _baseline = supports.Compilation;
        (Baseline, BaselineSymbols) = Compiled(_baseline);
        _code = AssemblyCode.Read(Baseline);
        _intercepted = InterceptedFiles.Of(project, _baseline);
        var found = Search().In(project.Sources, supports.Operators);
        _found = found.ToDictionary(static mutant => mutant.Mutant.Id, StringComparer.Ordinal);
        Mutants = [.. found.Select(static mutant => mutant.Mutant)];
    }

    /// <summary>The mutants, by file and place; those that a comment forbids are among them.</summary>
    public IReadOnlyList<Mutant> Mutants { get; }

    /// <summary>The assembly without a mutant: the original, and what mutants of all operators call.</summary>
    public byte[] Baseline { get; }

    /// <summary>Its symbols; null where they lie in the assembly.</summary>
    public byte[]? BaselineSymbols { get; }

    /// <summary>What was left out, and why; for the user.</summary>
    public IReadOnlyList<string> Notes { get; }

    /// <summary>Reads a project and finds its mutants.</summary>
    /// <param name="call">How its build calls the compiler.</param>
    /// <param name="operators">The operators that are asked.</param>
    /// <exception cref="CompilationFailedException">It cannot be compiled here.</exception>
    public static MutatedProject Read(CompilerCall call, IReadOnlyList<IMutationOperator> operators) => Of(ProjectReader.Read(call), operators);

    /// <summary>Finds the mutants of a project.</summary>
    /// <exception cref="CompilationFailedException">It cannot be compiled here.</exception>
    public static MutatedProject Of(ProjectCompilation project, IReadOnlyList<IMutationOperator> operators) => new(project, operators);

    /// <summary>True if methods can be run when the assembly is loaded.</summary>
    public bool HasModuleInitializers =>
        _project.Sources.All(static tree => ((CSharpParseOptions)tree.Options).LanguageVersion >= LanguageVersion.CSharp9)
        && _baseline.GetTypeByMetadataName("System.Runtime.CompilerServices.ModuleInitializerAttribute") is not null;

    /// <summary>Compiles a mutant. Several threads may do so at once.</summary>
    public CompiledMutant Compile(Mutant mutant) => Compile(_found[mutant.Id]);

    /// <summary>Compiles a change that is none of <see cref="Mutants"/>.</summary>
    public CompiledMutant Compile(FoundMutant found)
    {
        if (MutatedTree.Of(found.Tree, found.Mutation) is not { } tree)
            return new CompiledMutant(found.Mutant) { Error = "The text of the replacement reads as something else than its operator has built." };
        if (_intercepted?.Mutated(found, tree) is not var (compilation, error))
            return Compile(found.Mutant, _baseline.ReplaceSyntaxTree(found.Tree, tree));
        return compilation is null ? new CompiledMutant(found.Mutant) { Error = error } : Compile(found.Mutant, compilation);
    }

    /// <summary>Finds what an operator without a support would change.</summary>
    public IReadOnlyList<FoundMutant> Find(IMutationOperator source) => Search().In(_project.Sources, [source]);

    /// <summary>Compiles the baseline with another file in it.</summary>
    /// <param name="control">What the result is called.</param>
    /// <param name="file">The source of the file.</param>
    public CompiledMutant CompileWith(Mutant control, string file) => Compile(control, _baseline.AddSyntaxTrees(OperatorSupports.Tree(_baseline, control.Id, file)));

    /// <summary>The text of the file with the mutant in it; null if it does not read as its operator has built it.</summary>
    public string? TextOf(Mutant mutant)
    {
        var found = _found[mutant.Id];
        return MutatedTree.Of(found.Tree, found.Mutation)?.GetText().ToString();
    }

    /// <summary>True if an assembly has the code and the resources of the project as it is compiled here, without a mutant and without what mutants call.</summary>
    /// <param name="built">The assembly that the build has made.</param>
    public bool SameCode(byte[] built) => AssemblyCode.Read(built).ChangedFrom(AssemblyCode.Read(Compiled(_project.Plain).Assembly)).Count == 0;

    private MutantSearch Search() => new(_baseline, _project.Folder, _code.MethodKeys);

    private CompiledMutant Compile(Mutant mutant, CSharpCompilation compilation)
    {
        var (assembly, symbols, error) = _project.Writer.Write(compilation);
        if (assembly is null)
            return new CompiledMutant(mutant) { Error = error };
        var changed = AssemblyCode.Read(assembly).ChangedFrom(_code);
        return new CompiledMutant(mutant) { Assembly = assembly, Symbols = symbols, IsEquivalent = changed.Count == 0, ChangedMethods = [.. changed.Where(static method => method.Length > 0)] };
    }

    private (byte[] Assembly, byte[]? Symbols) Compiled(CSharpCompilation compilation)
    {
        var (assembly, symbols, error) = _project.Writer.Write(compilation);
        return assembly is not null
            ? (assembly, symbols)
            : throw new CompilationFailedException($"The project builds, but compiling it once more as its build does fails:{Environment.NewLine}{error}");
    }
}
