using SplNet.Mutations.Compiling;
using SplNet.Mutations.Mutants;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Keeping;

namespace SplNet.Tool.Mutating;

/// <summary>The mutants of a run, each compiled on demand, with their results.</summary>
/// <param name="project">The project.</param>
/// <param name="wanted">The selected mutants.</param>
internal sealed class CompiledMutants(MutatedProject project, IReadOnlyList<Mutant> wanted)
{
    private readonly Dictionary<string, MutantResult> _results = wanted.ToDictionary(
        static mutant => mutant.Id,
        static mutant => new MutantResult { Mutant = mutant, Status = MutantStatus.NotMeasured },
        StringComparer.Ordinal);

    /// <summary>The results so far, in the order of the sources.</summary>
    public IReadOnlyList<MutantResult> Results => [.. wanted.Select(mutant => _results[mutant.Id])];

    /// <summary>The mutants without a result.</summary>
    public IReadOnlyList<MutantResult> Open => [.. Results.Where(static one => one.Status == MutantStatus.NotMeasured)];

    /// <summary>The result of one mutant so far.</summary>
    public MutantResult this[string id] => _results[id];

    /// <summary>True for a mutant of this run; false for a control.</summary>
    public bool Contains(string id) => _results.ContainsKey(id);

    /// <summary>
    /// Leaves out mutants that comments exclude, and mutants that may change results without a test that would detect it.
    /// </summary>
    /// <param name="isValidated">True if functional tests validate the mutants.</param>
    public void LeaveOut(bool isValidated)
    {
        foreach (var one in Open)
        {
            if (one.Mutant.Ignored is { } reason)
                End(one.Mutant.Id, MutantStatus.Ignored, reason);
            else if (!isValidated && one.Mutant.Tier == MutationTier.Validated)
                End(one.Mutant.Id, MutantStatus.Ignored, "it may change results, but no functional tests were named");
        }
    }

    /// <summary>The assembly of a mutant and its symbols; null if it does not compile or has the same code, which is recorded.</summary>
    public (byte[] Assembly, byte[]? Symbols)? Compile(string id)
    {
        var compiled = project.Compile(_results[id].Mutant);
        if (compiled.Assembly is null)
            End(id, MutantStatus.CompileError, compiled.Error ?? string.Empty);
        else if (compiled.IsEquivalent)
            End(id, MutantStatus.Equivalent, "it compiles to the code of the original");
        return compiled is { Assembly: { } assembly, IsEquivalent: false } ? (assembly, compiled.Symbols) : null;
    }

    /// <summary>The assembly of a mutant from an earlier step or run, or compiled now.</summary>
    /// <param name="id">The id of the mutant.</param>
    /// <param name="kept">The stored assemblies.</param>
    public (byte[] Assembly, byte[]? Symbols)? Find(string id, StoredAssemblies kept) => kept.Find(id) ?? Compile(id);

    /// <summary>Sets the result of a mutant.</summary>
    public void End(string id, MutantStatus status, string reason) => Change(id, one => one with { Status = status, Reason = reason });

    /// <summary>Updates the result of a mutant.</summary>
    public void Change(string id, Func<MutantResult, MutantResult> change) => _results[id] = change(_results[id]);
}
