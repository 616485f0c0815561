using System.Text;

namespace Sut;

public sealed class Parts
{
    public string Part0(int id) => id % 2 == 0 ? "p0" : "q0";

    public string Part1(int id) => id % 2 == 0 ? "p1" : "q1";

    public string Part2(int id) => id % 2 == 0 ? "p2" : "q2";

    public string Part3(int id) => id % 2 == 0 ? "p3" : "q3";

    public string Part4(int id) => id % 2 == 0 ? "p4" : "q4";

    public string Part5(int id) => id % 2 == 0 ? "p5" : "q5";

    public string Part6(int id) => id % 2 == 0 ? "p6" : "q6";

    public string Part7(int id) => id % 2 == 0 ? "p7" : "q7";
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

    public bool IsEmpty(int count) => count <= 0;
}
