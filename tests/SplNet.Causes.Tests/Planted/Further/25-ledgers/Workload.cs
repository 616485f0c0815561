using Sut;

public static class Workload
{
    private static readonly Cents[] Cents = [.. Enumerable.Range(0, 20).Select(static number => new Cents(number * 12345))];
    private static readonly Shares[] Shares = [.. Enumerable.Range(0, 20).Select(static number => new Shares(number))];

    public static object Run() => Columns.Both(Cents, Shares) + (Columns.IsWide(3) ? 1 : 0);
}
