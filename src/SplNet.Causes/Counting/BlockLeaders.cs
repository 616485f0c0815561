using Mono.Cecil.Cil;

namespace SplNet.Causes.Counting;

/// <summary>
/// The first instruction of each block of a method but its entry: the targets of jumps, and the instructions after jumps.
/// </summary>
internal sealed class BlockLeaders
{
    private readonly HashSet<Instruction> _leaders = [];
    private readonly HashSet<Instruction> _handlers = [];
    private readonly HashSet<Instruction> _landings = [];

    /// <summary>Reads a method.</summary>
    public BlockLeaders(MethodBody body)
    {
        foreach (var instruction in body.Instructions)
            Read(instruction);
        foreach (var region in body.ExceptionHandlers)
            Read(region);
    }

    /// <summary>True if a block starts with the instruction.</summary>
    public bool Contains(Instruction instruction) => _leaders.Contains(instruction);

    /// <summary>True if a handler that catches starts with it.</summary>
    public bool IsHandler(Instruction instruction) => _handlers.Contains(instruction);

    /// <summary>True if a handler of any kind or a filter starts with it: an exception leads there from anywhere in the region.</summary>
    public bool IsLanding(Instruction instruction) => _landings.Contains(instruction);

    private void Read(Instruction instruction)
    {
        if (instruction.Operand is Instruction target)
            _leaders.Add(target);
        else if (instruction.Operand is Instruction[] targets)
            _leaders.UnionWith(targets);
        if (instruction.OpCode.FlowControl is FlowControl.Branch or FlowControl.Cond_Branch or FlowControl.Return or FlowControl.Throw
            && instruction.Next is { } next)
            _leaders.Add(next);
    }

    private void Read(ExceptionHandler region)
    {
        _leaders.Add(region.TryStart);
        _landings.Add(region.HandlerStart);
        if (region.FilterStart is { } filter)
            _landings.Add(filter);
        _leaders.UnionWith(_landings);
        if (region.HandlerType is ExceptionHandlerType.Catch or ExceptionHandlerType.Filter)
            _handlers.Add(region.HandlerStart);
    }
}
