using System.Security.Cryptography;
using System.Text;
using Mono.Cecil;
using Mono.Cecil.Cil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>
/// A method as text that can be compared between two builds: tokens as names, locals in the order of their use, branches as positions. The
/// same source results in the same text, wherever and in whatever order it was compiled.
/// </summary>
internal static class MethodText
{
    // The compiler names a table of constants after its hash; shorter names are fields of the user's.
    private const int ShortestHash = 40;

    /// <summary>
    /// The text, a line for each instruction. The first line has the flags for the runtime, and a second one marks a method that the
    /// runtime suspends.
    /// </summary>
    public static string Of(MethodDefinition method)
    {
        var body = method.Body;
        var text = new StringBuilder();
        text.Append(RuntimeAsync.OtherAttributes(method) & ~MethodImplAttributes.InternalCall)
            .Append(body.HasVariables && !body.InitLocals ? " skips" : string.Empty).Append('\n');
        if (RuntimeAsync.Has(method))
            text.Append("runtime-async\n");
        var positions = Positions(body);
        var end = positions.Count == 0 ? 0 : positions.Values.Max() + 1;
        var locals = new Dictionary<VariableDefinition, int>();
        foreach (var instruction in body.Instructions.Where(static instruction => instruction.OpCode != OpCodes.Nop))
            text.Append(instruction.OpCode.Name).Append(' ').Append(Operand(instruction.Operand, positions, locals)).Append('\n');
        foreach (var handler in body.ExceptionHandlers)
        {
            text.Append(handler.HandlerType).Append(' ').Append(positions[handler.TryStart]).Append('-').Append(PositionOf(handler.TryEnd))
                .Append(' ')
                .Append(positions[handler.HandlerStart]).Append('-').Append(PositionOf(handler.HandlerEnd)).Append(' ')
                .Append(handler.CatchType?.FullName).Append('\n');
        }

        return CompilerNames.WithoutOrdinals(text.ToString());

        int PositionOf(Instruction? instruction) => instruction is null ? end : positions[instruction];
    }

    private static Dictionary<Instruction, int> Positions(MethodBody body)
    {
        var positions = new Dictionary<Instruction, int>();
        var position = 0;
        foreach (var instruction in body.Instructions)
        {
            positions[instruction] = position;
            if (instruction.OpCode != OpCodes.Nop)
                position++;
        }

        return positions;
    }

    private static string Operand(object? operand, Dictionary<Instruction, int> positions, Dictionary<VariableDefinition, int> locals) =>
        operand switch
        {
            Instruction target => Text(positions[target]),
            Instruction[] targets => string.Join(',', targets.Select(target => Text(positions[target]))),
            VariableDefinition local => $"V{Text(Number(local, locals))}:{local.VariableType.FullName}",
            ParameterDefinition parameter => "A" + Text(parameter.Sequence),
            FieldReference field => field.FullName + ContentOf(field),
            null => string.Empty,
            IFormattable value => value.ToString(null, System.Globalization.CultureInfo.InvariantCulture),
            _ => operand.ToString()!,
        };

    private static int Number(VariableDefinition local, Dictionary<VariableDefinition, int> locals)
    {
        if (!locals.TryGetValue(local, out var number))
            locals[local] = number = locals.Count;
        return number;
    }

    private static string ContentOf(FieldReference field) =>
        field.Name.Length > ShortestHash && field.Resolve() is { InitialValue: { Length: > 0 } content }
            ? Convert.ToHexString(SHA256.HashData(content))
            : string.Empty;

    private static string Text(int number) => number.ToString(System.Globalization.CultureInfo.InvariantCulture);
}
