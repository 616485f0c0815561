using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers;

/// <summary>
/// The base class of all analyzers: they run concurrently, skip generated code, and do nothing in a project without SplNet.
/// </summary>
public abstract class SplNetAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public sealed override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(start =>
        {
            if (SplNetTypes.Find(start.Compilation) is { } types)
                Register(start, types);
        });
    }

    private protected abstract void Register(CompilationStartAnalysisContext context, SplNetTypes types);
}
