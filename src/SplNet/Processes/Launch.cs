using System.Diagnostics;
using System.IO.Pipes;
using SplNet.Machine;
using SplNet.Measuring.Alternation;
using SplNet.Processes.Protocol;

namespace SplNet.Processes;

/// <summary>One measuring process: its start, its run, the turns of the run, and the end of the process and of all its children.</summary>
internal sealed class Launch : IDisposable
{
    private readonly Descendants _descendants = new();
    private readonly Process _process;
    private readonly Conversation _conversation;
    private readonly string? _refusal;
    private bool _waits;
    private bool _hasEnded;

    /// <summary>Starts the process, which prepares for any run: it runs none of the user's code before the request.</summary>
    /// <param name="assemblyPath">The assembly of the tests.</param>
    /// <param name="environment">Variables of the operand.</param>
    /// <param name="use">On which processors it runs, and how urgently.</param>
    /// <param name="engine">Which engine it gets ready.</param>
    /// <param name="folder">In which folder it runs; null for the folder of this process.</param>
    /// <param name="runtimeConfiguration">A runtime configuration with exact versions; null for the configuration
    /// next to the assembly.</param>
    /// <param name="cancellation">Ends it at once, wherever it is.</param>
    /// <exception cref="SplNetException">A file that it needs is missing.</exception>
    /// <exception cref="System.ComponentModel.Win32Exception">It cannot be started.</exception>
    public Launch(
        string assemblyPath, IReadOnlyDictionary<string, string?> environment, ProcessorUse use, MeasuringEngine engine,
        string? folder = null, string? runtimeConfiguration = null, CancellationToken cancellation = default)
    {
        var answers = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
        try
        {
            _process = new Process
            {
                StartInfo = HostCommand.For(
                    assemblyPath, ArgumentsFor(engine, answers.GetClientHandleAsString()), environment, runtimeConfiguration),
            };
            _process.StartInfo.WorkingDirectory = folder ?? string.Empty;
            _descendants.Put(_process.StartInfo.Environment);
            _process.Start();
            _descendants.Take(_process);
        }
        catch
        {
            _process?.Dispose();
            answers.Dispose();
            throw;
        }

        _refusal = use.Apply(_process);
        answers.DisposeLocalCopyOfClientHandle();
        _conversation = new Conversation(_process, answers, cancellation);
    }

    /// <summary>How it ended; null while it warms up or waits for a turn to start an iteration.</summary>
    public LaunchOutcome? Outcome { get; private set; }

    /// <summary>The id of the process.</summary>
    public int ProcessId => _process.Id;

    /// <summary>The processor of its last iteration.</summary>
    public int Processor => _conversation.Processor;

    /// <summary>True from the end of its set-up until it waits for its first turn.</summary>
    public bool IsWarmingUp => Outcome is null && _conversation.IsWarmingUp;

    /// <summary>Asks for a run, and waits until the process warms up, asks for a turn, or has ended.</summary>
    /// <param name="request">The run to measure.</param>
    /// <param name="timeout">How long it may take; waiting for its turn does not count.</param>
    public void Begin(MeasureRequest request, TimeSpan timeout) => Proceed(() => _conversation.Begin(request, timeout));

    /// <summary>Waits until a process that warms up asks for a turn or has ended.</summary>
    public void EndWarmUp()
    {
        if (IsWarmingUp)
            Proceed(_conversation.EndWarmUp);
    }

    /// <summary>Grants a turn, and waits until the process asks again or has ended.</summary>
    /// <param name="processor">The processor for it, or <see cref="CurrentProcessor.Any"/>.</param>
    public void GrantTurn(int processor) => Proceed(() => _conversation.GrantTurn(processor));

    /// <summary>Ends the process, if it has not ended; one that warms up or waits for a turn lets its test clean up.</summary>
    public void Dispose()
    {
        try
        {
            if (_waits)
                _conversation.Withdraw();
        }
        finally
        {
            _waits = false;
            End();
            _conversation.Dispose();
            _process.Dispose();
        }
    }

    // The engine is made before the request comes.
    private static string[] ArgumentsFor(MeasuringEngine engine, string handle) =>
        engine == MeasuringEngine.SplNet ? [MeasureRequest.WithOwnEngine, handle] : [handle];

    private void Proceed(Func<LaunchOutcome?> step)
    {
        _waits = false;
        try
        {
            if (step() is { } outcome)
                Outcome = _refusal is null ? outcome : outcome with { Note = outcome.Note is { } note ? $"{note} {_refusal}" : _refusal };
        }
        catch
        {
            Dispose();
            throw;
        }

        _waits = Outcome is null;
        if (!_waits)
            End();
    }

    private void End()
    {
        if (_hasEnded)
            return;
        _hasEnded = true;
        if (!_process.HasExited)
            _descendants.End(_process);
        _process.WaitForExit();
        if (Outcome?.Readings is null)
            _descendants.Kill();
        else
            _descendants.KillLeftBy(_process.Id);
        _descendants.LetGo();
    }
}
