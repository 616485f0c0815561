using SplNet.Mutations.Compiling;
using SplNet.Mutations.Mutants;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Keeping;

namespace SplNet.Tool.Mutating;

/// <summary>The mutants of a run, each compiled when it is needed, and what becomes of them.</summary>
/// <param name="project">The project.</param>
/// <param name="wanted">Those that are wanted.</param>
internal sealed class CompiledMutants(MutatedProject project, IReadOnlyList<Mutant> wanted)
{
    private readonly Dictionary<string, MutantResult> _results = wanted.ToDictionary(static mutant => mutant.Id, static mutant => new MutantResult { Mutant = mutant, Status = MutantStatus.NotMeasured }, StringComparer.Ordinal);

    /// <summary>What became of each so far, in the order of the sources.</summary>
    public IReadOnlyList<MutantResult> Results => [.. wanted.Select(mutant => _results[mutant.Id])];

    /// <summary>Those that are still open.</summary>
    public IReadOnlyList<MutantResult> Open => [.. Results.Where(static one => one.Status == MutantStatus.NotMeasured)];

    /// <summary>What became of one so far.</summary>
    public MutantResult this[string id] => _results[id];

    /// <summary>True for a mutant of this run; false for a control.</summary>
    public bool Contains(string id) => _results.ContainsKey(id);

    /// <summary>Those that comments forbid, or that may change results where nothing would notice.</summary>
    /// <param name="isValidated">True where functional tests will tell.</param>
    public void LeaveOut(bool isValidated)
    {
        foreach (var one in Open)
        {
            if (one.Mutant.Ignored is { } reason)
                End(one.Mutant.Id, MutantStatus.Ignored, reason);
            else if (!isValidated && one.Mutant.Tier == MutationTier.Validated)
                End(one.Mutant.Id, MutantStatus.Ignored, "it may change results, and no functional tests were named");
        }
    }

    /// <summary>The assembly of a mutant and its symbols; null where it has none or the same code, which is kept then.</summary>
    public (byte[] Assembly, byte[]? Symbols)? Compile(string id)
    {
        var compiled = project.Compile(_results[id].Mutant);
        if (compiled.Assembly is null)
            End(id, MutantStatus.CompileError, compiled.Error ?? string.Empty);
        else if (compiled.IsEquivalent)
            End(id, MutantStatus.Equivalent, "it compiles to the code of the original");
        return compiled is { Assembly: { } assembly, IsEquivalent: false } ? (assembly, compiled.Symbols) : null;
    }

    /// <summary>The assembly of a mutant that an earlier step or run has compiled, or else compiled now.</summary>
    /// <param name="id">The id of the mutant.</param>
    /// <param name="kept">The assemblies that were kept.</param>
    public (byte[] Assembly, byte[]? Symbols)? Find(string id, KeptAssemblies kept) => kept.Find(id) ?? Compile(id);

    /// <summary>Says what became of a mutant.</summary>
    public void End(string id, MutantStatus status, string reason) => Change(id, one => one with { Status = status, Reason = reason });

    /// <summary>Adds to what is known of a mutant.</summary>
    public void Change(string id, Func<MutantResult, MutantResult> change) => _results[id] = change(_results[id]);
}
