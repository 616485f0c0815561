using System.Text;

namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Parts
{
    public string Part0(int id) => id % 2 != 0 ? "q0" : "p0";

    public string Part1(int id) => id % 2 != 0 ? "q1" : "p1";

    public string Part2(int id) => id % 2 != 0 ? "q2" : "p2";

    public string Part3(int id) => id % 2 != 0 ? "q3" : "p3";

    public string Part4(int id) => id % 2 != 0 ? "q4" : "p4";

    public string Part5(int id) => id % 2 != 0 ? "q5" : "p5";

    public string Part6(int id) => id % 2 != 0 ? "q6" : "p6";

    public string Part7(int id) => id % 2 != 0 ? "q7" : "p7";
}

public sealed class Export(Parts parts)
{
    public int Rows(int count)
    {
        var text = new StringBuilder(capacity: count * 20);
        for (var row = 0; row < count; row++)
            Append(text, row);
        return text.Length;
    }

    private void Append(StringBuilder text, int row)
    {
        text.Append(parts.Part0(row)).Append(parts.Part1(row)).Append(parts.Part2(row)).Append(parts.Part3(row));
        text.Append(parts.Part4(row)).Append(parts.Part5(row)).Append(parts.Part6(row)).Append(parts.Part7(row)).Append('\n');
    }

    public bool IsEmpty(int count) => count < 1;
}
