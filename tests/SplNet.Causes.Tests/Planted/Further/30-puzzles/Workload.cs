using Sut;

public static class Workload
{
    public static object Run() => new Player(new Puzzle(4), new Checks()).Play(6);
}
