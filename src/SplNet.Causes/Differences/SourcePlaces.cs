using Mono.Cecil;
using Mono.Cecil.Cil;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Differences;

/// <summary>
/// Constants by which a compiler has written the place of the source into the code: <c>[CallerFilePath]</c>, <c>[CallerLineNumber]</c>,
/// <c>__SOURCE_DIRECTORY__</c>, the place of an incomplete match in F#. Two builds of one source in two folders differ in them. A constant
/// counts as such a place only if the symbols prove it: it is the path of the file that has the method, or a line of the statement, passed
/// for a parameter with the attribute.
/// </summary>
internal static class SourcePlaces
{
    private const string LineAttribute = "System.Runtime.CompilerServices.CallerLineNumberAttribute";
    private const string IncompleteMatch = "Microsoft.FSharp.Core.MatchFailureException";
    private const string Option = "Microsoft.FSharp.Core.FSharpOption`1";

    /// <summary>The instructions that push such a constant, each with its replacement; null if there are none.</summary>
    public static Dictionary<Instruction, string>? Of(MethodDefinition method)
    {
        if (!method.DebugInformation.HasSequencePoints)
            return null;
        Dictionary<Instruction, string>? places = null;
        HashSet<string>? files = null;
        foreach (var instruction in method.Body.Instructions)
        {
            if (instruction.OpCode.Code == OpCode.Ldstr)
            {
                if (PlaceOf((string)instruction.Operand, files ??= FilesOf(method)) is { } place)
                    (places ??= [])[instruction] = place;
            }
            else if (instruction.OpCode.Code is OpCode.Call or OpCode.Callvirt or OpCode.Newobj
                && instruction.Operand is MethodReference { HasParameters: true } target)
            {
                foreach (var line in LinesOf(method, instruction, target, places))
                    (places ??= [])[line] = "line of the source";
            }
        }

        return places;
    }

    /// <summary>The replacement of a path of a source; null for any other text.</summary>
    /// <param name="text">The text.</param>
    /// <param name="files">The paths of sources.</param>
    public static string? PlaceOf(string text, IReadOnlySet<string> files)
    {
        if (!text.AsSpan().ContainsAny('/', '\\'))
            return null;
        if (files.Contains(text))
            return "path of " + text[(text.LastIndexOfAny(['/', '\\']) + 1)..];
        return text.Length > 1 && files.Any(file => file.Length > text.Length + 1 && file.StartsWith(text, StringComparison.Ordinal)
            && file.LastIndexOfAny(['/', '\\']) == text.Length)
            ? "folder of the source"
            : null;
    }

    /// <summary>True if callers pass their line, or their path, for the parameter.</summary>
    public static bool IsPlace(ParameterDefinition parameter) =>
        parameter.HasCustomAttributes && parameter.CustomAttributes.Any(static attribute =>
            attribute.AttributeType.FullName is LineAttribute or "System.Runtime.CompilerServices.CallerFilePathAttribute");

    private static HashSet<string> FilesOf(MethodDefinition method) =>
        [.. method.DebugInformation.SequencePoints.Select(static point => point.Document.Url)];

    private static IEnumerable<Instruction> LinesOf(
        MethodDefinition method, Instruction call, MethodReference target, Dictionary<Instruction, string>? places)
    {
        if (target.DeclaringType.FullName == IncompleteMatch)
            return Before(call) is { } column && Before(column) is { } line && Before(line) is { } file && places?.ContainsKey(file) == true
                ? [column, line]
                : [];
        if (!target.Parameters.Any(static parameter => IsNumber(parameter.ParameterType)))
            return [];
        var found = new List<(Instruction Constant, int Parameter)>();
        var next = Before(call);
        for (var parameter = target.Parameters.Count - 1; parameter >= 0 && next is not null; parameter--)
        {
            var isOption = next.OpCode.Code == OpCode.Call && next.Operand is MethodReference { Name: "Some" } some
                && some.DeclaringType.GetElementType().FullName == Option;
            var constant = isOption ? Before(next) : next;
            if (constant is null || !PushesOnly(constant))
                break;
            if (IsNumber(target.Parameters[parameter].ParameterType) && Constants.Number(constant) is { } number
                && IsLineOf(method, call, number))
                found.Add((constant, parameter));
            next = Before(constant);
        }

        return found.Count > 0 && Resolved(target) is { } definition
            ? found.Where(one => definition.Parameters[one.Parameter].CustomAttributes.Any(
                static attribute => attribute.AttributeType.FullName == LineAttribute)).Select(static one => one.Constant)
            : [];
    }

    private static bool IsNumber(TypeReference type) => type.MetadataType == MetadataType.Int32
        || (type is GenericInstanceType { GenericArguments: [{ MetadataType: MetadataType.Int32 }] } option
            && option.ElementType.FullName == Option);

    private static bool IsLineOf(MethodDefinition method, Instruction call, int number) =>
        method.DebugInformation.SequencePoints.LastOrDefault(point => !point.IsHidden && point.Offset <= call.Offset) is { } statement
        && statement.StartLine <= number && number <= statement.EndLine;

    private static Instruction? Before(Instruction instruction)
    {
        var before = instruction.Previous;
        while (before is not null && before.OpCode.Code == OpCode.Nop)
            before = before.Previous;
        return before;
    }

    // A value that takes more than one instruction ends the search; the rest is compared as it is.
    private static bool PushesOnly(Instruction instruction) =>
        instruction.OpCode.StackBehaviourPop == StackBehaviour.Pop0 && instruction.OpCode.StackBehaviourPush is StackBehaviour.Push1
            or StackBehaviour.Pushi or StackBehaviour.Pushi8 or StackBehaviour.Pushr4 or StackBehaviour.Pushr8 or StackBehaviour.Pushref
        && instruction.OpCode.FlowControl == FlowControl.Next;

    private static MethodDefinition? Resolved(MethodReference method)
    {
        try
        {
            return method.Resolve();
        }
        catch (AssemblyResolutionException)
        {
            return null;
        }
    }
}
