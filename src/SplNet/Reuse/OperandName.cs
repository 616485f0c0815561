namespace SplNet.Reuse;

/// <summary>Names of measured operands, as in <c>Sorting.Sort(list(100))@v1.2</c>.</summary>
internal static class OperandName
{
    /// <summary>True if the operand is measured at a revision, and not with today's code.</summary>
    public static bool HasRevision(string name) => IndexOfRevision(name) >= 0;

    /// <summary>The name as it is for today's code.</summary>
    public static string WithoutRevision(string name) => IndexOfRevision(name) is >= 0 and var index ? name[..index] : name;

    // Neither in an argument nor in a quoted text; and C# writes a name that is a keyword as in Number.@checked.
    private static int IndexOfRevision(string name)
    {
        var depth = 0;
        var quote = '\0';
        for (var index = 1; index < name.Length; index++)
        {
            var character = name[index];
            if (quote != '\0')
            {
                if (character == '\\')
                    index++;
                else if (character == quote)
                    quote = '\0';
            }
            else if (character is '"' or '\'')
            {
                quote = character;
            }
            else if (character is '(' or '[')
            {
                depth++;
            }
            else if (character is ')' or ']')
            {
                depth--;
            }
            else if (character == '@' && depth == 0 && name[index - 1] != '.')
            {
                return index;
            }
        }

        return -1;
    }
}
