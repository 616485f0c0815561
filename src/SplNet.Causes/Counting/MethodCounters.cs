using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Counting;

/// <summary>
/// Puts a counter in front of each block of a method, and probes around instructions that allocate or leave the library. The instructions
/// to which branches, handlers and symbols refer stay the same objects: if code is put in front of one, its object becomes the first
/// instruction of that code, and a new object replaces it.
/// </summary>
internal sealed class MethodCounters
{
    private readonly MethodBody _body;
    private readonly CounterType _counters;
    private readonly SlotCounter _slots;
    private readonly TypeSystem _types;
    private readonly VariableDefinition _memory;
    private readonly BlockLeaders _leaders;
    private readonly bool _changesThreads;
    private readonly List<Instruction> _code;
    private readonly int _user;
    private readonly VariableDefinition? _caller;
    private VariableDefinition? _ticks;
    private VariableDefinition? _bytes;
    private int _prefix = -1;

    private MethodCounters(MethodDefinition method, int user, bool isCalledBack, CounterType counters, SlotCounter slots)
    {
        _user = user;
        _body = method.Body;
        _counters = counters;
        _slots = slots;
        _types = method.Module.TypeSystem;
        _memory = new VariableDefinition(_types.IntPtr);
        _leaders = new BlockLeaders(_body);
        _changesThreads = RuntimeAsync.Has(method);
        _code = new List<Instruction>(_body.Instructions.Count * 3);
        _caller = isCalledBack && !_changesThreads ? new VariableDefinition(_types.Int64) : null;
    }

    /// <summary>Rewrites a method.</summary>
    /// <param name="method">The method; it has a body, without short forms.</param>
    /// <param name="part">The part that takes its blocks.</param>
    /// <param name="numbers">The number of the method that the user wrote, and of the part.</param>
    /// <param name="counters">The type with the counters.</param>
    /// <param name="slots">Numbers counters.</param>
    /// <param name="sites">Reads what instructions do.</param>
    /// <param name="isCalledBack">True for a method that code outside of the library may call.</param>
    public static void Add(
        MethodDefinition method, MethodPart part, (int User, int Part) numbers, CounterType counters, SlotCounter slots, SiteReader sites,
        bool isCalledBack) =>
        new MethodCounters(method, numbers.User, isCalledBack, counters, slots).Rewrite(method, part, numbers.Part, sites);

    private void Rewrite(MethodDefinition method, MethodPart part, int number, SiteReader sites)
    {
        var lines = method.DebugInformation.HasSequencePoints
            ? method.DebugInformation.GetSequencePointMapping()
            : new Dictionary<Instruction, SequencePoint>();

        // InitLocals keeps its meaning for the user's variables.
        _body.Variables.Add(_memory);
        var block = Begin(part, isEntry: true, isHandler: false);

        // In front of the first instruction, and not the target of a jump to it: a loop to the start is not an entry.
        _code.AddRange([.. Take(_counters.Memory), .. Count(block)]);
        if (_caller is not null)
        {
            _body.Variables.Add(_caller);
            _code.AddRange([
                LoadMemory(), Number(number), Of(OpCodes.Conv_I8), Instruction.Create(OpCodes.Call, _counters.Enter),
                Instruction.Create(OpCodes.Stloc, _caller)]);
        }
        else if (_changesThreads)
        {
            _code.AddRange(SetCaller(0));
        }

        var line = part.Line;
        foreach (var original in _body.Instructions.ToArray())
        {
            if (lines.TryGetValue(original, out var point) && !point.IsHidden)
                line = point.StartLine;
            var instruction = original;
            if (_leaders.Contains(original) && !IsFirst(original))
            {
                block = Begin(part, isEntry: false, _leaders.IsHandler(original));

                // An exception of an await arrives on the thread on which the method continues. The caller that had
                // left the library is back.
                instruction = PutBefore(
                    original, !_leaders.IsLanding(original)
                        ? Count(block)
                        : [.. _changesThreads ? Take(_counters.Resumed) : [], .. Count(block), .. SetCaller(0)]);
            }

            Take(instruction, original, block, sites, line);
        }

        // Individually, each would be looked up in all of the method's symbols.
        _body.Instructions.Clear();
        foreach (var instruction in _code)
            _body.Instructions.Add(instruction);
    }

    // If nothing jumps to the start, the entry counts it.
    private bool IsFirst(Instruction instruction) =>
        instruction == _body.Instructions[0] && !_leaders.IsHandler(instruction)
        && !_body.Instructions.Any(one => one.Operand == instruction || (one.Operand is Instruction[] many && many.Contains(instruction)));

    private BasicBlock Begin(MethodPart part, bool isEntry, bool isHandler)
    {
        var block = new BasicBlock(_slots.Take(1)) { IsEntry = isEntry, IsHandler = isHandler };
        part.Blocks.Add(block);
        return block;
    }

    // A prefix and its instruction must stay adjacent.
    private void Take(Instruction instruction, Instruction original, BasicBlock block, SiteReader sites, int line)
    {
        if (instruction.OpCode.OpCodeType == OpCodeType.Prefix)
        {
            _prefix = _prefix < 0 ? _code.Count : _prefix;
            _code.Add(instruction);
            return;
        }

        if (instruction.OpCode != OpCodes.Nop)
            block.AddInstruction(line);
        var site = sites.Of(instruction, line);

        // After a tail call, which replaces a return, nothing runs.
        var isTail = _prefix >= 0 && _code.Skip(_prefix).Any(static prefix => prefix.OpCode == OpCodes.Tail);
        var suspends = instruction.Operand is MethodReference called && RuntimeAsync.Suspends(called);
        var isSurrounded = site is not null && !isTail && !suspends && !IsAwaited(original);
        if (isSurrounded && SiteReader.IsProbed(site!, instruction))
            Probe(instruction, site = site! with { Probe = _slots.Take(2) });
        else if (isSurrounded && SiteReader.CallsBack(site!, instruction))
            Surround(instruction, SetCaller(_user), SetCaller(0));
        else if (instruction.OpCode == OpCodes.Ret && _caller is not null)
            _code.Add(PutBefore(
                instruction,
                [LoadMemory(), Instruction.Create(OpCodes.Ldloc, _caller), Instruction.Create(OpCodes.Call, _counters.SetCaller)]));
        else
            _code.Add(instruction);
        if (suspends)
            _code.AddRange(Take(_counters.Resumed));
        if (site is not null)
            block.Add(site);
        _prefix = -1;
    }

    private void Probe(Instruction instruction, CodeSite site)
    {
        if (_ticks is null)
        {
            _body.Variables.Add(_ticks = new VariableDefinition(_types.Int64));
            _body.Variables.Add(_bytes = new VariableDefinition(_types.Int64));
        }

        var callsBack = SiteReader.CallsBack(site, instruction);
        Surround(
            instruction,
            [
                .. callsBack ? SetCaller(_user) : [],
                LoadMemory(), Instruction.Create(OpCodes.Call, _counters.Bytes), Instruction.Create(OpCodes.Stloc, _bytes),
                LoadMemory(), Instruction.Create(OpCodes.Call, _counters.Ticks), Instruction.Create(OpCodes.Stloc, _ticks),
            ],
            [
                LoadMemory(), Instruction.Create(OpCodes.Ldc_I4, CounterType.Offset(site.Probe)), Instruction.Create(OpCodes.Ldloc, _ticks),
                Instruction.Create(OpCodes.Ldloc, _bytes),
                Instruction.Create(OpCodes.Call, _counters.Leave),
                .. callsBack ? SetCaller(0) : [],
            ]);
    }

    private void Surround(Instruction instruction, Instruction[] before, Instruction[] after)
    {
        if (_prefix < 0)
        {
            _code.Add(PutBefore(instruction, before));
        }
        else
        {
            Instruction[] prefixes = [.. _code.Skip(_prefix)];
            _code.RemoveRange(_prefix, prefixes.Length);
            _code.Add(PutBefore(prefixes[0], before));
            _code.AddRange(prefixes.Skip(1));
            _code.Add(instruction);
        }

        _code.AddRange(after);
    }

    // *cell = method: entries from outside of the library until it returns were called by the method.
    private Instruction[] SetCaller(int method) =>
        [LoadMemory(), Number(method), Of(OpCodes.Conv_I8), Instruction.Create(OpCodes.Call, _counters.SetCaller)];

    private static Instruction Number(int number) => Instruction.Create(OpCodes.Ldc_I4, number);

    private static Instruction Of(OpCode code) => Instruction.Create(code);

    // The returned instruction has replaced the original, and is to be added after the code.
    private Instruction PutBefore(Instruction instruction, Instruction[] code)
    {
        var moved = Instruction.Create(OpCodes.Nop);
        (moved.OpCode, moved.Operand) = (instruction.OpCode, instruction.Operand);
        (instruction.OpCode, instruction.Operand) = (code[0].OpCode, code[0].Operand);
        _code.Add(instruction);
        _code.AddRange(code.Skip(1));
        return moved;
    }

    private bool IsAwaited(Instruction original) => _changesThreads && RuntimeAsync.IsAwaited(original, _leaders.Contains);

    // The memory of the thread on which this runs.
    private Instruction[] Take(MethodDefinition getter) =>
        [Instruction.Create(OpCodes.Call, getter), Instruction.Create(OpCodes.Stloc, _memory)];

    private Instruction LoadMemory() => Instruction.Create(OpCodes.Ldloc, _memory);

    private Instruction[] Count(BasicBlock block) =>
    [
        LoadMemory(), Instruction.Create(OpCodes.Ldc_I4, CounterType.Offset(block.Slot)), Instruction.Create(OpCodes.Add),
        Instruction.Create(OpCodes.Dup), Instruction.Create(OpCodes.Ldind_I8), Instruction.Create(OpCodes.Ldc_I4_1),
        Instruction.Create(OpCodes.Conv_I8), Instruction.Create(OpCodes.Add),
        Instruction.Create(OpCodes.Stind_I8),
    ];
}
