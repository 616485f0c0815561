using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Compiling;

/// <summary>A project with its mutants, each of which compiles to a separate assembly.</summary>
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

    /// <summary>Gets the mutants by file and place, including those that a comment forbids.</summary>
    public IReadOnlyList<Mutant> Mutants { get; }

    /// <summary>Gets the assembly without a mutant: the original with the helpers that mutants of all operators call.</summary>
    public byte[] Baseline { get; }

    /// <summary>Gets its symbols; null if they are embedded.</summary>
    public byte[]? BaselineSymbols { get; }

    /// <summary>Gets notes for the user about everything that was left out, with the reasons.</summary>
    public IReadOnlyList<string> Notes { get; }

    /// <summary>Reads a project and finds its mutants.</summary>
    /// <param name="call">The compiler call of its build.</param>
    /// <param name="operators">The operators to use.</param>
    /// <exception cref="CompilationFailedException">It cannot be compiled here.</exception>
    public static MutatedProject Read(CompilerCall call, IReadOnlyList<IMutationOperator> operators) =>
        Of(ProjectReader.Read(call), operators);

    /// <summary>Finds the mutants of a project.</summary>
    /// <exception cref="CompilationFailedException">It cannot be compiled here.</exception>
    public static MutatedProject Of(ProjectCompilation project, IReadOnlyList<IMutationOperator> operators) => new(project, operators);

    /// <summary>True if methods can run when the assembly is loaded.</summary>
    public bool HasModuleInitializers =>
        _project.Sources.All(static tree => ((CSharpParseOptions)tree.Options).LanguageVersion >= LanguageVersion.CSharp9)
        && _baseline.GetTypeByMetadataName("System.Runtime.CompilerServices.ModuleInitializerAttribute") is not null;

    /// <summary>Compiles a mutant. Thread-safe.</summary>
    public CompiledMutant Compile(Mutant mutant) => Compile(_found[mutant.Id]);

    /// <summary>Compiles a change that is not one of <see cref="Mutants"/>.</summary>
    public CompiledMutant Compile(FoundMutant found)
    {
        if (MutatedTree.Of(found.Tree, found.Mutation) is not { } tree)
            return new CompiledMutant(found.Mutant)
            {
                Error = "The text of the replacement does not parse as the syntax that its operator built.",
            };
        if (_intercepted?.Mutated(found, tree) is not var (compilation, error))
            return Compile(found.Mutant, _baseline.ReplaceSyntaxTree(found.Tree, tree));
        return compilation is null ? new CompiledMutant(found.Mutant) { Error = error } : Compile(found.Mutant, compilation);
    }

    /// <summary>Finds the changes of an operator without a support.</summary>
    public IReadOnlyList<FoundMutant> Find(IMutationOperator source) => Search().In(_project.Sources, [source]);

    /// <summary>Compiles the baseline with an additional file.</summary>
    /// <param name="control">The mutant that names the result.</param>
    /// <param name="file">The source of the file.</param>
    public CompiledMutant CompileWith(Mutant control, string file) =>
        Compile(control, _baseline.AddSyntaxTrees(OperatorSupports.Tree(_baseline, control.Id, file)));

    /// <summary>Gets the text of the file with the mutant; null if it does not parse to the tree that its operator built.</summary>
    public string? TextOf(Mutant mutant)
    {
        var found = _found[mutant.Id];
        return MutatedTree.Of(found.Tree, found.Mutation)?.GetText().ToString();
    }

    /// <summary>
    /// True if an assembly has the code and the resources of the project as compiled here, without mutants and their helpers.
    /// </summary>
    /// <param name="built">The assembly from the build.</param>
    public bool SameCode(byte[] built) =>
        AssemblyCode.Read(built).ChangedFrom(AssemblyCode.Read(Compiled(_project.Plain).Assembly)).Count == 0;

    private MutantSearch Search() => new(_baseline, _project.Folder, _code.MethodKeys);

    private CompiledMutant Compile(Mutant mutant, CSharpCompilation compilation)
    {
        var (assembly, symbols, error) = _project.Writer.Write(compilation);
        if (assembly is null)
            return new CompiledMutant(mutant) { Error = error };
        var changed = AssemblyCode.Read(assembly).ChangedFrom(_code);
        return new CompiledMutant(mutant)
        {
            Assembly = assembly,
            Symbols = symbols,
            IsEquivalent = changed.Count == 0,
            ChangedMethods = [.. changed.Where(static method => method.Length > 0)],
        };
    }

    private (byte[] Assembly, byte[]? Symbols) Compiled(CSharpCompilation compilation)
    {
        var (assembly, symbols, error) = _project.Writer.Write(compilation);
        return assembly is not null
            ? (assembly, symbols)
            : throw new CompilationFailedException($"The project builds, but repeating its compilation fails:{Environment.NewLine}{error}");
    }
}
