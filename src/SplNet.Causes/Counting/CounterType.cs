using Mono.Cecil;
using Mono.Cecil.Cil;

namespace SplNet.Causes.Counting;

/// <summary>
/// The type that a counted copy gets: memory for the counters of each thread, linked so that a reader finds all of it, even after a thread
/// has ended. It has no static constructor, so that accesses need no check, and refers to the runtime's own core
/// library, which every target uses.
/// </summary>
internal sealed class CounterType
{
    /// <summary>Its name.</summary>
    public const string Name = "<SplNet>Counters";

    /// <summary>The field with the memory of the thread that started last.</summary>
    public const string Head = "head";

    /// <summary>The method that returns the number of counters.</summary>
    public const string Slots = "slots";

    /// <summary>
    /// The data of the application with the address of one cell for each thread, which all counted assemblies of a process share
    /// (<see cref="AppContext"/>).
    /// </summary>
    public const string Cells = "SplNet.CallerCells";

    /// <summary>
    /// The data of the application with the action that takes a caller and the method that it reached through other libraries.
    /// </summary>
    public const string Recorder = "SplNet.CallbackRecorder";

    /// <summary>How many cells there are; the numbers of threads are taken modulo that.</summary>
    public const int CellCount = 1 << 16;

    // 0: the memory of the thread that started before; 1 and 2: ticks and bytes that inner probes have taken; 3: the address
    // of the cell with the method that has left the library; 4: a cell for a process that shares none.
    private const int TicksOfInner = 1;
    private const int BytesOfInner = 2;
    private const int AddressOfCell = 3;
    private const int OwnCell = 4;
    private const int BitsOfMethod = 32;
    private const int Width = sizeof(long);

    private static readonly byte[] CoreToken = [0x7c, 0xec, 0x85, 0xd7, 0xbe, 0xa7, 0x79, 0x8e];

    private readonly ModuleDefinition _module;
    private readonly AssemblyNameReference _core;
    private readonly TypeDefinition _type;
    private readonly FieldDefinition _mine;
    private readonly Instruction _size = Instruction.Create(OpCodes.Ldc_I4, 0);
    private readonly Instruction _slots = Instruction.Create(OpCodes.Ldc_I4, 0);

    /// <summary>Adds the type to a module.</summary>
    public CounterType(ModuleDefinition module)
    {
        _module = module;
        _core = new AssemblyNameReference("System.Private.CoreLib", new Version(4, 0, 0, 0)) { PublicKeyToken = CoreToken };
        module.AssemblyReferences.Add(_core);
        _type = new TypeDefinition(
            string.Empty, Name, TypeAttributes.Abstract | TypeAttributes.Sealed | TypeAttributes.NotPublic | TypeAttributes.BeforeFieldInit,
            module.TypeSystem.Object);
        module.Types.Add(_type);
        _mine = new FieldDefinition("mine", FieldAttributes.Static | FieldAttributes.Public, Pointer);
        _mine.CustomAttributes.Add(new CustomAttribute(
            new MethodReference(".ctor", module.TypeSystem.Void, Core("System", "ThreadStaticAttribute")) { HasThis = true }));
        _type.Fields.Add(_mine);
        var head = new FieldDefinition(Head, FieldAttributes.Static | FieldAttributes.Public, Pointer);
        _type.Fields.Add(head);
        Method(Slots, module.TypeSystem.Int32, [], _slots, Of(OpCodes.Ret));
        Memory = Getter(Creator(head));
        Resumed = Method("resumed", Pointer, [], Called(Memory), Of(OpCodes.Ret));

        // Inlined, the compiler might keep the address of the first thread's statics across an await.
        Resumed.ImplAttributes |= MethodImplAttributes.NoInlining;
        Ticks = Clock("ticks", Static(Core("System.Diagnostics", "Stopwatch"), "GetTimestamp", module.TypeSystem.Int64), TicksOfInner);
        Bytes = Clock("bytes", Static(Core("System", "GC"), "GetAllocatedBytesForCurrentThread", module.TypeSystem.Int64), BytesOfInner);
        Leave = Leaving();
        Enter = Entering();
        SetCaller = CallerSetter();
    }

    /// <summary>The first slot of a counter.</summary>
    public static int FirstSlot => OwnCell + 1;

    /// <summary>Returns the memory of the calling thread.</summary>
    public MethodDefinition Memory { get; }

    /// <summary>The same where a method may have continued on a different thread.</summary>
    public MethodDefinition Resumed { get; }

    /// <summary>Returns the clock without the time of inner probes, given the memory.</summary>
    public MethodDefinition Ticks { get; }

    /// <summary>Returns the bytes that the thread has allocated without the bytes of inner probes, given the memory.</summary>
    public MethodDefinition Bytes { get; }

    /// <summary>
    /// Adds the increase since the start of a probe to the probe, and to the total of inner probes; given the memory, the place of the
    /// probe, and ticks and bytes before.
    /// </summary>
    public MethodDefinition Leave { get; }

    /// <summary>
    /// Records the call if a caller has left the library, and returns that caller or 0; given the memory and the number of a method that
    /// other libraries may call.
    /// </summary>
    public MethodDefinition Enter { get; }

    /// <summary>Records that a caller has left the library from here on, or none for 0; given the memory and the caller.</summary>
    public MethodDefinition SetCaller { get; }

    private TypeReference Pointer => _module.TypeSystem.IntPtr;

    /// <summary>The offset of a slot in the memory, in bytes.</summary>
    public static int Offset(int slot) => slot * Width;

    /// <summary>Sets how many slots there are in all.</summary>
    public void Complete(int slots)
    {
        _size.Operand = Offset(slots);
        _slots.Operand = slots;
    }

    // long* create() { mine = AllocZeroed(size); mine[3] = GetData(cells) is { } shared ? shared + thread % count : &mine[4]; *mine =
    // Interlocked.Exchange(ref head, mine); return mine; }
    private MethodDefinition Creator(FieldDefinition head)
    {
        var allocate = Static(
            Core("System.Runtime.InteropServices", "NativeMemory"), "AllocZeroed", new PointerType(_module.TypeSystem.Void),
            _module.TypeSystem.UIntPtr);
        var exchange = Static(Core("System.Threading", "Interlocked"), "Exchange", Pointer, new ByReferenceType(Pointer), Pointer);
        var thread = Static(Core("System", "Environment"), "get_CurrentManagedThreadId", _module.TypeSystem.Int32);
        Instruction own = Of(OpCodes.Pop), store = Of(OpCodes.Stind_I);
        return Method(
            "create", Pointer, [],
            _size, Of(OpCodes.Conv_U), Called(allocate), Instruction.Create(OpCodes.Stsfld, _mine),
            Instruction.Create(OpCodes.Ldsfld, _mine), Instruction.Create(OpCodes.Ldc_I4, Offset(AddressOfCell)), Of(OpCodes.Add),
            Instruction.Create(OpCodes.Ldstr, Cells), Called(Data()), Of(OpCodes.Dup), Instruction.Create(OpCodes.Brfalse_S, own),
            Instruction.Create(OpCodes.Unbox_Any, Pointer), Called(thread), Instruction.Create(OpCodes.Ldc_I4, CellCount - 1),
            Of(OpCodes.And), Instruction.Create(OpCodes.Ldc_I4, Width), Of(OpCodes.Mul), Of(OpCodes.Conv_I), Of(OpCodes.Add),
            Instruction.Create(OpCodes.Br_S, store),
            own, Instruction.Create(OpCodes.Ldsfld, _mine), Instruction.Create(OpCodes.Ldc_I4, Offset(OwnCell)), Of(OpCodes.Add),
            store,
            Instruction.Create(OpCodes.Ldsfld, _mine), Instruction.Create(OpCodes.Ldsflda, head), Instruction.Create(OpCodes.Ldsfld, _mine),
            Called(exchange), Of(OpCodes.Stind_I),
            Instruction.Create(OpCodes.Ldsfld, _mine), Of(OpCodes.Ret));
    }

    // long* memory() => mine != null ? mine : create();
    private MethodDefinition Getter(MethodDefinition create)
    {
        var end = Of(OpCodes.Ret);
        return Method(
            "memory", Pointer, [], Instruction.Create(OpCodes.Ldsfld, _mine), Of(OpCodes.Dup), Instruction.Create(OpCodes.Brtrue_S, end),
            Of(OpCodes.Pop), Called(create), end);
    }

    // long clock(long* p) => now() - p[inner];
    private MethodDefinition Clock(string name, MethodReference now, int inner) =>
        Method(name, _module.TypeSystem.Int64, [Pointer], [
            Called(now), .. Slot(inner), Of(OpCodes.Ldind_I8), Of(OpCodes.Sub), Of(OpCodes.Ret)]);

    // void leave(long* p, int probe, long ticks, long bytes) { d = ticks(p) - ticks; p[probe] += d; p[1] += d; and the same for bytes }
    private MethodDefinition Leaving()
    {
        var since = new VariableDefinition(_module.TypeSystem.Int64);
        var leave = Method(
            "leave", _module.TypeSystem.Void, [Pointer, _module.TypeSystem.Int32, _module.TypeSystem.Int64, _module.TypeSystem.Int64],
            [.. Part(Ticks, OpCodes.Ldarg_2, 0, TicksOfInner), .. Part(Bytes, OpCodes.Ldarg_3, Width, BytesOfInner), Of(OpCodes.Ret)]);
        leave.Body.Variables.Add(since);
        leave.Body.InitLocals = true;
        return leave;

        Instruction[] Part(MethodDefinition clock, OpCode before, int offset, int inner) =>
        [
            Of(OpCodes.Ldarg_0), Called(clock), Of(before), Of(OpCodes.Sub), Instruction.Create(OpCodes.Stloc, since),
            Of(OpCodes.Ldarg_0), Of(OpCodes.Ldarg_1), Of(OpCodes.Add), Instruction.Create(OpCodes.Ldc_I4, offset), Of(OpCodes.Add),
            .. Plus(),
            .. Slot(inner), .. Plus(),
        ];

        Instruction[] Plus() =>
            [Of(OpCodes.Dup), Of(OpCodes.Ldind_I8), Instruction.Create(OpCodes.Ldloc, since), Of(OpCodes.Add), Of(OpCodes.Stind_I8)];
    }

    // long enter(long* p, long method) { var cell = (long*)p[3]; if (*cell == 0) return 0; var caller = *cell; *cell = 0; record(caller <<
    // 32 | method); return caller; }
    private MethodDefinition Entering()
    {
        var caller = new VariableDefinition(_module.TypeSystem.Int64);
        var end = Instruction.Create(OpCodes.Ldloc, caller);
        var enter = Method(
            "enter", _module.TypeSystem.Int64, [Pointer, _module.TypeSystem.Int64],
            [
                .. Cell(), Of(OpCodes.Ldind_I8), Instruction.Create(OpCodes.Stloc, caller), Instruction.Create(OpCodes.Ldloc, caller),
                Instruction.Create(OpCodes.Brfalse_S, end),
                .. Cell(), Of(OpCodes.Ldc_I4_0), Of(OpCodes.Conv_I8), Of(OpCodes.Stind_I8),
                Instruction.Create(OpCodes.Ldloc, caller), Instruction.Create(OpCodes.Ldc_I4, BitsOfMethod), Of(OpCodes.Shl),
                Of(OpCodes.Ldarg_1), Of(OpCodes.Or), Called(Recording()),
                end, Of(OpCodes.Ret),
            ]);
        enter.Body.Variables.Add(caller);
        enter.Body.InitLocals = true;
        return enter;
    }

    // void record(long call) { recorder ??= GetData(name); recorder?.Invoke(call); }
    private MethodDefinition Recording()
    {
        var action = Core("System", "Action`1");
        action.GenericParameters.Add(new GenericParameter(action));
        var recorder = new GenericInstanceType(action) { GenericArguments = { _module.TypeSystem.Int64 } };
        var invoke = new MethodReference("Invoke", _module.TypeSystem.Void, recorder)
        {
            HasThis = true,
            Parameters = { new ParameterDefinition(action.GenericParameters[0]) },
        };
        var known = new FieldDefinition("recorder", FieldAttributes.Static | FieldAttributes.Public, recorder);
        _type.Fields.Add(known);
        Instruction found = Instruction.Create(OpCodes.Ldsfld, known), end = Of(OpCodes.Ret);
        var record = Method(
            "record", _module.TypeSystem.Void, [_module.TypeSystem.Int64],
            Instruction.Create(OpCodes.Ldsfld, known), Instruction.Create(OpCodes.Brtrue_S, found),
            Instruction.Create(OpCodes.Ldstr, Recorder), Called(Data()), Instruction.Create(OpCodes.Isinst, recorder),
            Instruction.Create(OpCodes.Stsfld, known),
            Instruction.Create(OpCodes.Ldsfld, known), Instruction.Create(OpCodes.Brfalse_S, end),
            found, Of(OpCodes.Ldarg_0), Instruction.Create(OpCodes.Callvirt, invoke), end);
        record.ImplAttributes |= MethodImplAttributes.NoInlining;
        return record;
    }

    // void setCaller(long* p, long caller) => *(long*)p[3] = caller;
    private MethodDefinition CallerSetter() => Method("setCaller", _module.TypeSystem.Void, [Pointer, _module.TypeSystem.Int64], [
        .. Cell(), Of(OpCodes.Ldarg_1), Of(OpCodes.Stind_I8), Of(OpCodes.Ret)]);

    private static Instruction[] Cell() =>
        [Of(OpCodes.Ldarg_0), Instruction.Create(OpCodes.Ldc_I4, Offset(AddressOfCell)), Of(OpCodes.Add), Of(OpCodes.Ldind_I)];

    private MethodReference Data() => Static(Core("System", "AppContext"), "GetData", _module.TypeSystem.Object, _module.TypeSystem.String);

    private MethodDefinition Method(string name, TypeReference returns, TypeReference[] parameters, params Instruction[] code)
    {
        var method = new MethodDefinition(name, MethodAttributes.Static | MethodAttributes.Public, returns);
        foreach (var parameter in parameters)
            method.Parameters.Add(new ParameterDefinition(parameter));
        foreach (var instruction in code)
            method.Body.Instructions.Add(instruction);
        _type.Methods.Add(method);
        return method;
    }

    private TypeReference Core(string space, string name) => new(space, name, _module, _core);

    private static MethodReference Static(TypeReference type, string name, TypeReference returns, params TypeReference[] parameters)
    {
        var method = new MethodReference(name, returns, type);
        foreach (var parameter in parameters)
            method.Parameters.Add(new ParameterDefinition(parameter));
        return method;
    }

    private static Instruction Of(OpCode code) => Instruction.Create(code);

    private static Instruction Called(MethodReference method) => Instruction.Create(OpCodes.Call, method);

    private static Instruction[] Slot(int slot) => [Of(OpCodes.Ldarg_0), Instruction.Create(OpCodes.Ldc_I4, Offset(slot)), Of(OpCodes.Add)];
}
